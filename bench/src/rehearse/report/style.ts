/** Of the report, which is read on a phone, in the dark, and on paper. */
export const STYLE = `:root{color-scheme:light dark;--page:#fff;--text:#1f2937;--quiet:#5b6472;--line:#dfe3e8;--card:#f5f6f8;
--good:#047857;--goodback:#ecfdf5;--bad:#b91c1c;--badback:#fef2f2;--note:#92580a;--noteback:#fff7e6;
--c0:#1d4ed8;--c1:#b45309;--c2:#b91c1c;--c3:#047857;--c4:#6d28d9;--c5:#0f766e;--c6:#9d174d;--c7:#4b5563}
@media screen and (prefers-color-scheme:dark){:root{--page:#14171c;--text:#e5e7eb;--quiet:#9aa4b2;--line:#343a44;--card:#1e232a;
--good:#34d399;--goodback:#0b2a21;--bad:#f87171;--badback:#331416;--note:#fbbf24;--noteback:#2e2308;
--c0:#7aa5ff;--c1:#fbbf24;--c2:#f87171;--c3:#34d399;--c4:#c4a5ff;--c5:#2dd4bf;--c6:#f9a8d4;--c7:#cbd5e1}}
*{box-sizing:border-box}body{font:16px/1.5 system-ui,sans-serif;color:var(--text);background:var(--page);max-width:1180px;
margin:0 auto;padding:1.5rem 1rem 3rem;overflow-wrap:break-word}h1{font-size:1.7rem;line-height:1.2;margin:0 0 .5rem}
h2{font-size:1.2rem;margin:2.2rem 0 .6rem}p{margin:.4rem 0}.quiet{color:var(--quiet);font-size:.9rem}
.verdict,.note{padding:.7rem 1rem;border-left:6px solid;border-radius:4px;margin:1rem 0}.verdict{font-weight:600;font-size:1.1rem}
.verdict.good{border-color:var(--good);background:var(--goodback)}.verdict.bad{border-color:var(--bad);background:var(--badback)}
.note{border-color:var(--note);background:var(--noteback)}
.cards{display:grid;grid-template-columns:repeat(4,1fr);gap:.7rem;margin:1.2rem 0}
.cards div{background:var(--card);border-radius:6px;padding:.6rem .8rem;display:flex;flex-direction:column-reverse;justify-content:flex-end}
.cards dt{color:var(--quiet);font-size:.85rem;line-height:1.3}.cards dd{margin:0;font-size:1.4rem;font-weight:600}
.table{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.9rem;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:.3rem .7rem .3rem 0;border-bottom:1px solid var(--line);vertical-align:top}
th{color:var(--quiet);font-weight:600}tr.bad td{color:var(--bad);font-weight:600}tr.good td:first-child{color:var(--good)}
.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,30rem),1fr));gap:1.4rem 2rem}
figure{margin:0;break-inside:avoid;min-width:0}figcaption{font-weight:600;font-size:.95rem}
figcaption span{font-weight:400;font-size:.85rem;margin-left:.6rem;display:inline-block}
figcaption i{display:inline-block;width:.75em;height:.75em;margin-right:.3em;border-radius:2px}svg{width:100%;height:auto;display:block}
path{fill:none;stroke-width:1.6;stroke-linejoin:round}.grid line{stroke:var(--line)}.grid text{font-size:12px;fill:var(--quiet)}
.mark{stroke:var(--quiet);stroke-dasharray:2 4;opacity:.6}.n{white-space:nowrap}
@media(max-width:640px){.cards{grid-template-columns:1fr 1fr}.grid text{font-size:18px}table{font-size:.82rem}}
${Array.from({ length: 8 }, (_, index) => `path.c${index}{stroke:var(--c${index})}i.c${index}{background:var(--c${index})}`).join('')}
pre{font-size:.8rem;white-space:pre-wrap;background:var(--card);padding:1rem;border-radius:6px}
@media print{:root{color-scheme:light}body{max-width:none;padding:0;font-size:11pt}h2{break-after:avoid}section,.verdict,.cards{break-inside:avoid}
.verdict,.note,.cards div,i{print-color-adjust:exact;-webkit-print-color-adjust:exact}.charts{grid-template-columns:1fr 1fr;gap:.8rem}}`;
