import type { Route } from './routes.js';

/** Names under which the types of an operation are asked for. */
export const wantedNames = ({ controller, handler }: Route): { data: string; extra: string; body: string } => ({
  data: `Data_${controller}_${handler}`,
  extra: `Extra_${controller}_${handler}`,
  body: `Body_${controller}_${handler}`,
});

export const bodyName = (dto: string): string => `Body_${dto}`;

export const contractName = (type: string): string => `Contract_${type.replaceAll(/\W/g, '')}`;
