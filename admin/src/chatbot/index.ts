import SmartToyIcon from '@mui/icons-material/SmartToy';
import { lazyScreen } from '../shared/screens/lazyScreen';

/** The tabs are one screen; the address says which one is open, what it is filtered by and what is edited. */
export const chatbotTraining = {
  list: lazyScreen(async () => (await import('./ChatbotTrainingScreen')).ChatbotTrainingScreen),
  icon: SmartToyIcon,
  options: { label: 'Chatbot Training' },
};
