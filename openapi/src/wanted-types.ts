import type { Route } from './routes.js';

/** Names under which the types of an operation's answer are asked for. */
export const wantedNames = ({ controller, handler }: Route): { data: string; extra: string } => ({
  data: `Data_${controller}_${handler}`,
  extra: `Extra_${controller}_${handler}`,
});

export const bodyName = (dto: string): string => `Body_${dto}`;

export const refusalName = (type: string): string => `Refusal_${type.replaceAll(/\W/g, '')}`;
