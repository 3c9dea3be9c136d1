import type { ReactNode } from 'react';
import { CreateButton } from 'react-admin';
import { ContentDialogs } from '../forms/ContentDialogs';
import type { ScreenTexts } from '../screenTexts';
import { SortedListActions } from '../lists/SortedListActions';
import { EmptyState } from '../../shared/lists/EmptyState';
import { ListError } from '../../shared/lists/ListError';
import { ServerList } from '../../shared/lists/ServerList';
import { usePhoneLayout } from '../../shared/lists/usePhoneLayout';
import { SoldCards, SoldTable } from './SoldTable';

interface SoldListProps {
  title: string;
  /** In words: 'item'. */
  noun: string;
  texts: ScreenTexts;
  inputs: ReactNode;
}

const NEW_ONE = { image: null, link: null, is_active: true };

/** What the merchandise page sells, in its order. */
export function SoldList({ title, noun, texts, inputs }: SoldListProps) {
  const isPhone = usePhoneLayout();
  const nothing = (
    <EmptyState title={`No ${noun}s`} hint="The merchandise page shows each one as a row, in its order.">
      <CreateButton label={`Add ${noun}`} variant="contained" />
    </EmptyState>
  );
  return (
    <>
      <ServerList
        title={title}
        actions={<SortedListActions addLabel={`Add ${noun}`} />}
        sort={{ field: 'sort_order', order: 'ASC' }}
        empty={nothing}
        error={<ListError texts={texts.loading} />}
      >
        {isPhone ? <SoldCards texts={texts} /> : <SoldTable texts={texts} />}
      </ServerList>
      <ContentDialogs texts={texts} defaults={NEW_ONE}>
        {inputs}
      </ContentDialogs>
    </>
  );
}
