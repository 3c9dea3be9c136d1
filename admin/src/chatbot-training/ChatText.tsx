import { Link, Typography } from '@mui/material';
import { splitLinks } from './splitLinks';

/** A message as it was sent, its lines kept; its links open beside the back office. */
export function ChatText({ text }: { text: string }) {
  return (
    <Typography component="p" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {splitLinks(text).map(({ part, href, at }) =>
        href ? (
          <Link key={at} href={href} target="_blank" rel="noopener noreferrer" underline="always">
            {part}
          </Link>
        ) : (
          part
        ),
      )}
    </Typography>
  );
}
