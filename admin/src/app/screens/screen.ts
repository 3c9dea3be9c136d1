import type { Area } from '@festival/contracts';
import type { ComponentType } from 'react';
import type { ResourceProps } from 'react-admin';
import type { ApiResource } from '../../lib/apiTypes';

type Pages = Pick<ResourceProps, 'hasCreate' | 'hasEdit' | 'recordRepresentation'> & {
  [page in 'list' | 'show' | 'create' | 'edit']?: ComponentType;
};

export interface Screen {
  /** Name for react-admin, and path under /admin. */
  name: string;
  /** In the menu. */
  label: string;
  /** Name of the resource for react-admin, where the menu has a shorter one. */
  title?: string;
  icon: ComponentType;
  /** Decides with the role who may open it. */
  area?: Area;
  /** Everybody's own account: open to every role, and nobody's first screen. */
  isForAll?: boolean;
  /** The API's name for the records, where the address has another. */
  resource?: ApiResource;
  /** Parts of it with an address of their own, `/<screen>/<path>`, which the search finds too. */
  parts?: readonly { path: string; label: string }[];
  /** The pages of a react-admin resource; without them the screen is a route of its own. */
  pages?: Pages;
}

export interface MenuGroup {
  label: string;
  screens: readonly Screen[];
}

/** A list that opens the forms by the address, as dialogs or in a panel. */
export const withForms = { hasCreate: true, hasEdit: true };
