import { required } from 'react-admin';
import { hexColour, machineName, requiredText, sortOrder } from '../../shared/forms/contentRules';

/** Per field (content specification, section 5, "Countdown"). */
export const countdownRules = {
  eventKey: machineName('Event key'),
  name: requiredText('Name'),
  targetDate: required('Target date is required'),
  colour: [required('Background colour is required'), hexColour('Background colour')],
  sortOrder: sortOrder(0),
};
