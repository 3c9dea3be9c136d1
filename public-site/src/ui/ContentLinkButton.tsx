import { LinkButton, type LinkButtonProps } from './Button';

export interface ContentLinkButtonProps extends Omit<LinkButtonProps, 'to' | 'target' | 'rel'> {
  /** As an editor wrote it: a page of ours (`/event`), or an address elsewhere, which opens in a new tab. */
  href: string;
}

/** A link from content that looks like a button. */
export function ContentLinkButton({ href, ...rest }: ContentLinkButtonProps) {
  const leadsAway = /^https?:/i.test(href);
  return (
    <LinkButton
      {...rest}
      to={href}
      target={leadsAway ? '_blank' : undefined}
      rel={leadsAway ? 'noopener noreferrer' : undefined}
    />
  );
}
