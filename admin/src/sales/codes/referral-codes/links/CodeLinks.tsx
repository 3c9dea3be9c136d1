import DownloadIcon from '@mui/icons-material/Download';
import { Box, Button, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { qrPicture } from '../../../../lib/qrPicture';
import { type LinkedCode, linkOf, pictureName, qrPng } from './codeLinks';

/** A link and its QR code for each committee member, to be saved or printed. */
export function CodeLinks({ codes }: { codes: readonly LinkedCode[] }) {
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
        '@media print': { gridTemplateColumns: 'repeat(3, 1fr)' },
      }}
    >
      {codes.map((code) => (
        <LinkCard key={code.code} code={code} />
      ))}
    </Box>
  );
}

function LinkCard({ code }: { code: LinkedCode }) {
  const t = useTranslate();
  const link = linkOf(code.code);
  const save = async () => {
    const anchor = document.createElement('a');
    anchor.href = await qrPng(link);
    anchor.download = pictureName(code);
    anchor.click();
  };
  return (
    <Card
      component="li"
      variant="outlined"
      aria-label={code.panitia_name}
      sx={{ p: 1.5, textAlign: 'center', breakInside: 'avoid' }}
    >
      <Box
        component="img"
        src={qrPicture(link)}
        alt={t('QR code of %{code}', { code: code.code })}
        sx={{ width: '100%' }}
      />
      <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{code.panitia_name}</Typography>
      <Typography component="code" variant="body2">
        {code.code}
      </Typography>
      <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {link}
      </Typography>
      <Button
        size="small"
        startIcon={<DownloadIcon />}
        onClick={() => void save()}
        sx={{ mt: 1, '@media print': { display: 'none' } }}
      >
        {t('Save PNG')}
      </Button>
    </Card>
  );
}
