/** GET /api/payment/{orderNumber}/create */
export interface PaymentTokenData {
  snap_token: string;
  redirect_url: string;
  expires_at: string;
}

/** GET /api/payment/{orderNumber}/status. `paid_at` is ISO 8601 in UTC. */
export interface PaymentStatusData {
  status: string;
  status_description: string;
  is_successful: boolean;
  is_failed: boolean;
  is_pending: boolean;
  paid_at: string | null;
  order_number: string;
}
