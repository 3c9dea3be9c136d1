/**
 * Each picture: the address in the back office, what is pressed there, and the part of the page that is taken. They are
 * found by their place and not by their words, since the same scene is taken in each language.
 */
export function scenesOf({ paid, twice, byHand, act }) {
  const order = `/orders/${paid.id}/show`;
  const row = (number) => `li[aria-label="${number}"]`;
  return [
    { name: 'dashboard', path: '/', wait: '[role=img], .recharts-wrapper, main table', part: CONTENT, maxHeight: 700 },
    { name: 'order', path: order, wait: 'fieldset button', part: CONTENT, maxHeight: 860 },
    {
      name: 'attention',
      path: '/reconciliation',
      wait: row(twice.order_number),
      part: `section:has(${row(twice.order_number)})`,
      maxHeight: 420,
    },
    {
      name: 'refund',
      path: order,
      wait: 'fieldset button',
      act: (page) => page.locator('fieldset button').first().click(),
      part: DIALOG,
    },
    {
      name: 'refunds-to-confirm',
      isSecondPerson: true,
      path: '/reconciliation',
      wait: `section li a[href$="/orders/${byHand.id}/show"]`,
      part: `section:has(ul > li a[href$="/orders/${byHand.id}/show"])`,
    },
    {
      name: 'open-sale',
      path: '/ticket-types',
      wait: 'tbody .column-on_sale button',
      // It has a price and isn't on sale.
      act: (page) =>
        page.locator('tbody tr', { hasText: 'Pre Sales 1' }).locator('.column-on_sale button').first().click(),
      part: DIALOG,
    },
    { name: 'act', path: `/acts/${act.id}`, wait: '[role=dialog] input[name=stage]', part: DIALOG, maxHeight: 760 },
    {
      name: 'unanswered',
      path: '/chatbot-training/unanswered',
      wait: 'main li.MuiCard-root',
      part: CONTENT,
      maxHeight: 620,
    },
    {
      name: 'add-phone',
      path: '/gate/phones',
      wait: 'table',
      act: async (page) => {
        await page.locator('main .MuiButton-contained').click();
        await page.locator('[role=dialog] [role=combobox]').fill('Gate A');
        await page.keyboard.press('Escape');
        await page.locator('[role=dialog] [type=submit]').click();
        await page.locator('[role=dialog] [role=timer]').waitFor();
      },
      part: DIALOG,
    },
    { name: 'phones', path: '/gate/phones', wait: 'table', part: CONTENT, maxHeight: 420, width: 1440 },
    { name: 'board', path: '/gate', wait: 'dl dd', part: CONTENT, maxHeight: 760 },
    {
      name: 'readiness',
      path: '/readiness',
      wait: 'main .MuiButton-contained',
      act: async (page) => {
        await page.locator('main .MuiButton-contained').click();
        // The checks have a time limit of their own.
        await page.locator('main h3').first().waitFor();
        await page.locator('main .MuiButton-contained[aria-disabled=false]').waitFor({ timeout: 60_000 });
      },
      part: CONTENT,
      maxHeight: 780,
    },
    {
      name: 'waiting-room',
      path: '/',
      wait: '.MuiCard-root:has(output):has(dl)',
      part: '.MuiCard-root:has(output):has(dl)',
      maxHeight: 300,
    },
    {
      name: 'tonight',
      path: '/tonight',
      wait: '[aria-live=assertive] .MuiAlert-root',
      // An alert holds for half a minute before it is told, and is judged every 15 s.
      timeout: 120_000,
      part: CONTENT,
      maxHeight: 760,
      isLast: true,
    },
  ];
}

const CONTENT = '.RaLayout-content';
const DIALOG = '.MuiDialog-paper';
