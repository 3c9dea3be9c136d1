import { Link, Typography } from '@mui/material';
import { splitLinks } from './splitLinks';

/** A message as it was sent, its lines kept; web addresses can be opened. */
export function ChatText({ text }: { text: string }) {
  return (
    <Typography component="p" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {splitLinks(text).map(({ part, isLink, at }) =>
        isLink ? (
          <Link key={at} href={part} target="_blank" rel="noopener noreferrer" underline="always">
            {part}
          </Link>
        ) : (
          part
        ),
      )}
    </Typography>
  );
}
