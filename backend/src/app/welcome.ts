import type { FirstAdmin } from '../auth/accounts/first-admin.service.js';
import type { AppConfig } from '../platform/config/app-config.js';

/** Says where everything is, once, on the terminal that started it; a reset secret only when it was made just now. */
export function printWelcome(config: AppConfig, firstAdmin: FirstAdmin | null, isNewResetSecret: boolean): void {
  const lines = ['', `  Festival     ${config.publicUrl}/`, `  Back office  ${config.publicUrl}/admin`];
  if (firstAdmin) {
    lines.push(`  Sign in as   ${firstAdmin.email}`);
    if (firstAdmin.generatedPassword) lines.push(`  Password     ${firstAdmin.generatedPassword}   (shown this once)`);
  }
  if (isNewResetSecret) lines.push(`  Reset secret ${config.ticketResetSecret}   (for ticket resets, shown this once)`);
  if (config.usesSimulator) lines.push(`  Payments     simulated (${config.midtrans.baseUrl ?? ''}): no money moves`);
  if (config.mail.kind === 'file') lines.push(`  Mails        written to ${config.mail.directory}`);
  process.stdout.write(`${lines.join('\n')}\n\n`);
}
