import Button from '@mui/material/Button';
import Translate from '@mui/icons-material/Translate';
import { useGate } from '../GateContext';

/** Goes over to the other language. */
export function LanguageButton() {
  const { language, texts, setLanguage } = useGate();
  const other = language === 'en' ? 'id' : 'en';
  return (
    <Button
      color="inherit"
      startIcon={<Translate />}
      lang={other}
      onClick={() => setLanguage(other)}
      sx={{ justifyContent: 'flex-start' }}
    >
      {texts.menu.language}
    </Button>
  );
}
