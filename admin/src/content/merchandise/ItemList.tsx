import { MERCHANDISE_ART } from '@festival/contracts';
import { SelectInput } from 'react-admin';
import { ITEM } from './merchandiseTexts';
import { MerchandiseInputs } from './MerchandiseInputs';
import { MerchandiseList } from './MerchandiseList';
import { t } from '../../lib/i18n/t';

const DRAWINGS = MERCHANDISE_ART.map((art) => ({ id: art, name: art.replace('-', ' ') }));

const inputs = (
  <MerchandiseInputs>
    <SelectInput
      source="art"
      label="Drawing"
      choices={DRAWINGS}
      emptyText={t('None')}
      translateChoice={false}
      helperText="The site's own drawing, shown while there is no image"
    />
  </MerchandiseInputs>
);

/** Items that are sold one by one. */
export function ItemList() {
  return <MerchandiseList title={t('Merchandise Items')} noun={t('item')} texts={ITEM} inputs={inputs} />;
}
