const ID = 'start';
export const LATER = 'later';
/** For browsers that don't tell when they have painted. */
const AT_THE_LATEST_MS = 1500;
/** Doubles each time that the scripts can't be had. */
const RETRY_AFTER_MS = 1000;

/**
 * Starts the scripts once the page has been painted: it shows its content without them, and neither the network nor
 * the processor of a phone should do anything else first. A button that is pressed before then is remembered.
 */
const START = `{const start=document.getElementById('${ID}');let pressed=null;
const onPress=({target})=>{pressed=target.closest('button')};
document.addEventListener('click',onPress);
start.pressed=()=>{document.removeEventListener('click',onPress);return pressed};
let begin=()=>{begin=()=>{};
for(const link of document.querySelectorAll('link[rel=${LATER}]'))link.rel='modulepreload';
const load=(pause)=>import(start.dataset.src).catch(()=>setTimeout(load,pause,pause*2));
load(${RETRY_AFTER_MS})};
new PerformanceObserver(()=>begin()).observe({type:'paint',buffered:true});
setTimeout(()=>begin(),${AT_THE_LATEST_MS})}`;

interface StartElement extends HTMLElement {
  pressed?: () => HTMLElement | null;
}

/** The element that starts `entry`, and the text in it. */
export function startElement(entry: string): { html: string; script: string } {
  return { html: `<script id="${ID}" data-src="${entry}">${START}</script>`, script: START };
}

/** From now on React sees what is pressed; gives the button that was pressed last before. */
export function pressedBefore(page: Document): HTMLElement | null {
  const start: StartElement | null = page.getElementById(ID);
  return start?.pressed?.() ?? null;
}
