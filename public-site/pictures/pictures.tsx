import { createRoot } from 'react-dom/client';
import { Crest } from '../src/art/Crest';
import { HeroLandscape } from '../src/art/hero/HeroLandscape';
import { ClosingPicture } from '../src/art/promo/ClosingPicture';
import '../src/styles/global.css';
import './pictures.css';

/** Drawings that `make.mjs` photographs, each under its id. Without words: name and year are settings. */
function Pictures() {
  const side = Number(new URLSearchParams(window.location.search).get('side'));
  const square = { width: side, height: side };
  return (
    <>
      <div id="share">
        <HeroLandscape />
        <Crest />
      </div>
      <div id="icon" className="icon" style={square}>
        <Crest />
      </div>
      <div id="ground" className="icon ground" style={square}>
        <Crest />
      </div>
      <div id="maskable" className="icon ground maskable" style={square}>
        <Crest />
      </div>
      <div id="closing">
        <ClosingPicture />
      </div>
    </>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root.');
createRoot(root).render(<Pictures />);
