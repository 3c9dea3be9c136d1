import type { Role } from '../roles.js';

/** POST /api/auth/login: who buys. Gives a purchase token; no account is made. */
export interface PurchaseLoginRequest {
  name: string;
  email: string;
  phone: string;
}

export interface PurchaseToken {
  token: string;
}

/** POST /api/auth/resume: the mailed link's parts give the purchase token back on another device. */
export interface ResumeRequest {
  order_number: string;
  signature: string;
}

/** POST /admin/login */
export interface AdminLoginRequest {
  email: string;
  password: string;
}

/** GET /api/auth/me */
export interface CurrentUser {
  id: number;
  name: string;
  email: string;
  role: Role;
}
