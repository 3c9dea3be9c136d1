import { ICON_PATHS, type IconName } from './icon-paths';
import { LineIcon, type LineIconProps } from './LineIcon';

export type { IconName } from './icon-paths';

export interface IconProps extends Omit<LineIconProps, 'path'> {
  name: IconName;
}

/** One of the site's signs. */
export function Icon({ name, ...rest }: IconProps) {
  return <LineIcon {...rest} path={ICON_PATHS[name]} />;
}
