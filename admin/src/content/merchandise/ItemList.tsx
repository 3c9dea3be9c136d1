import { MERCHANDISE_ART } from '@festival/contracts';
import { SelectInput } from 'react-admin';
import { ITEM } from './merchandiseTexts';
import { SoldInputs } from './SoldInputs';
import { SoldList } from './SoldList';

const DRAWINGS = MERCHANDISE_ART.map((art) => ({ id: art, name: art.replace('-', ' ') }));

const inputs = (
  <SoldInputs>
    <SelectInput
      source="art"
      label="Drawing"
      choices={DRAWINGS}
      emptyText="None"
      translateChoice={false}
      helperText="The site's own drawing, shown while there is no image"
    />
  </SoldInputs>
);

/** What is sold by itself. */
export function ItemList() {
  return <SoldList title="Merchandise Items" noun="item" texts={ITEM} inputs={inputs} />;
}
