import { textLinks } from '@festival/contracts';
import { Link, Typography } from '@mui/material';

/** A message as it was sent, its lines kept; its links open beside the back office. */
export function ChatText({ text }: { text: string }) {
  return (
    <Typography component="p" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {textLinks(text).map(({ text: words, href, source }, place) =>
        href ? (
          <Link key={place} href={href} target="_blank" rel="noopener noreferrer" underline="always">
            {words}
          </Link>
        ) : (
          source
        ),
      )}
    </Typography>
  );
}
