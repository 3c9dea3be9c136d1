/** The pop-up's style sheet: full screen on a phone, a centred card from 600 px. */
export const POPUP_STYLE = `
:root {
  --ink: #17233c; --soft: #55617a; --line: #d9dfe9; --ground: #f4f6fa; --paper: #ffffff; --brand: #0a4fa0;
  --brand-dark: #073a78; --good: #0b7a4b; --bad: #b3261e; --amber: #ffc94d; --focus: #0a4fa0;
}
* { box-sizing: border-box; }
html, body { margin: 0; height: 100%; background: transparent; color: var(--ink); }
body { font: 16px/1.45 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif; }
#root { height: 100%; }
#root.redirect { background: var(--ground); min-height: 100%; height: auto; }
.card { background: var(--paper); min-height: 100%; height: 100%; overflow-y: auto; display: flex; flex-direction: column; }
p, h1, h2, h3, ul { margin: 0; padding: 0; }
ul { list-style: none; }
.simulator { background: var(--amber); color: #3b2a00; text-align: center; font-size: 13px; font-weight: 700; padding: 6px 12px; letter-spacing: 0.02em; }
.bar { display: flex; align-items: center; justify-content: space-between; border-bottom: 1px solid var(--line); padding: 4px; }
.bar-title { font-weight: 600; }
button { font: inherit; color: var(--ink); background: var(--paper); border: 1px solid #a9b4c6; border-radius: 10px; padding: 10px 16px; min-height: 44px; cursor: pointer; }
button:hover { background: var(--ground); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
h1:focus, h2:focus { outline: none; }
.icon { width: 44px; height: 44px; padding: 0; border: 0; border-radius: 22px; display: grid; place-items: center; }
svg { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.icon svg { width: 22px; height: 22px; }
.primary { width: 100%; background: var(--brand); border-color: var(--brand); color: #fff; font-weight: 600; }
.primary:hover { background: var(--brand-dark); }
.wide { width: 100%; }
.summary { background: var(--ground); padding: 14px 20px; border-bottom: 1px solid var(--line); }
.total { display: flex; justify-content: space-between; align-items: baseline; gap: 12px; }
.total strong { font-size: 22px; font-variant-numeric: tabular-nums; }
.order-id { font-size: 13px; color: var(--soft); overflow-wrap: anywhere; }
details { margin-top: 8px; font-size: 14px; }
summary { cursor: pointer; color: var(--brand); padding: 4px 0; }
details li { display: flex; justify-content: space-between; gap: 12px; padding: 3px 0; font-variant-numeric: tabular-nums; }
.page { padding: 20px; display: flex; flex-direction: column; gap: 16px; flex: 1; }
h1, h2 { font-size: 19px; line-height: 1.3; }
h3 { font-size: 13px; color: var(--soft); font-weight: 600; margin-bottom: 8px; }
.group ul { border: 1px solid var(--line); border-radius: 12px; overflow: hidden; }
.group li + li { border-top: 1px solid var(--line); }
.method { width: 100%; text-align: left; border: 0; border-radius: 0; display: flex; align-items: center; gap: 12px; padding: 10px 14px; min-height: 52px; }
.method:focus-visible { outline-offset: -3px; }
.method::after { content: ''; margin-left: auto; width: 8px; height: 8px; border: solid var(--soft); border-width: 2px 2px 0 0; transform: rotate(45deg); }
.badge { width: 40px; height: 26px; border-radius: 6px; display: grid; place-items: center; font-size: 11px; font-weight: 700; color: #fff; background: var(--brand); }
.badge.wallet { background: #00749a; } .badge.card { background: #5b3fa3; } .badge.store { background: #a3431d; } .badge.credit { background: #3c6e22; }
.until { color: var(--soft); font-size: 14px; }
.until strong { color: var(--ink); font-variant-numeric: tabular-nums; }
.qr { width: 220px; height: 220px; align-self: center; border: 1px solid var(--line); border-radius: 12px; padding: 8px; }
.qr svg { width: 100%; height: 100%; display: block; stroke: none; stroke-width: 1; stroke-linecap: butt; }
.code { border: 1px solid var(--line); border-radius: 12px; padding: 14px 16px; display: grid; grid-template-columns: 1fr auto; gap: 2px 12px; align-items: center; }
.code p:first-child { grid-column: 1 / -1; font-size: 13px; color: var(--soft); }
#payment-code { font-size: 19px; font-weight: 600; letter-spacing: 0.02em; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.controls { border: 1px dashed #b99a3c; background: #fffaf0; border-radius: 12px; padding: 14px; display: flex; flex-direction: column; gap: 10px; }
.controls > p { font-size: 13px; color: #5c4a16; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; }
form { display: flex; flex-direction: column; gap: 14px; }
.field { display: flex; flex-direction: column; gap: 4px; min-width: 0; }
label { font-size: 14px; font-weight: 600; }
input { font: inherit; width: 100%; padding: 10px 12px; min-height: 46px; border: 1px solid #8a96aa; border-radius: 10px; background: #fff; color: inherit; }
input[aria-invalid='true'] { border-color: var(--bad); }
.error { color: var(--bad); font-size: 14px; }
.field .error:empty { display: none; }
#notice { padding: 0 20px 16px; }
.cards { display: flex; flex-direction: column; gap: 8px; }
.fill { width: 100%; display: flex; flex-wrap: wrap; justify-content: space-between; gap: 2px 10px; font-size: 14px; text-align: left; font-variant-numeric: tabular-nums; }
.fill span { color: var(--soft); }
.message { margin: auto 0; text-align: center; display: flex; flex-direction: column; align-items: center; gap: 10px; padding: 12px 0; }
.message svg { width: 64px; height: 64px; padding: 14px; border-radius: 32px; color: #fff; background: var(--bad); }
.message.good svg { background: var(--good); } .message.waiting svg { background: #8a5a00; }
.message p { color: var(--soft); margin-bottom: 8px; }
.done { color: var(--good); font-weight: 600; }
[aria-busy='true'] button { opacity: 0.6; }
.loading { align-items: center; justify-content: center; }
.spinner { width: 40px; height: 40px; border-radius: 20px; border: 4px solid var(--line); border-top-color: var(--brand); }
@media (prefers-reduced-motion: no-preference) { .spinner { animation: turn 900ms linear infinite; } @keyframes turn { to { rotate: 1turn; } } }
@media (min-width: 600px) {
  body { background: rgb(12 20 38 / 0.62); }
  #root { display: grid; place-items: center; padding: 24px; }
  #root.redirect { min-height: 100vh; }
  #root.redirect .card { min-height: 0; }
  .card { width: 420px; max-width: 100%; height: auto; min-height: min(600px, calc(100vh - 48px)); max-height: calc(100vh - 48px); border-radius: 16px; overflow: hidden auto; box-shadow: 0 18px 60px rgb(8 16 34 / 0.45); }
}
`;
