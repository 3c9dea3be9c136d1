import { type ComponentProps, createElement } from 'react';

const OLD_PROPS = new Set(['InputProps', 'inputProps', 'InputLabelProps', 'inputRef']);

/** React-admin 5 hands MUI 5's props to a field next to `slotProps`; MUI 9 would write them into the HTML. */
function plain<Tag extends 'div' | 'label'>(tag: Tag) {
  return function PlainElement(props: ComponentProps<Tag>) {
    const known = Object.entries(props).filter(([name]) => !OLD_PROPS.has(name));
    return createElement(tag, Object.fromEntries(known));
  };
}

export const PlainDiv = plain('div');
export const PlainLabel = plain('label');
