export { tierKeys, tiersQuery } from '../../lib/festival/tiers';
