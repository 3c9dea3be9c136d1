import { createRoot } from 'react-dom/client';
import { useState } from 'react';
import { BrowserRouter } from 'react-router';
import './styles/global.css';
import { Crest } from './art/Crest';
import { HeroLandscape } from './art/hero/HeroLandscape';
import { GuestStarMedallion } from './art/GuestStarMedallion';
import { GuestStarSilhouette } from './art/GuestStarSilhouette';
import { WaxSeal } from './art/WaxSeal';
import { ScrollFrame } from './art/ScrollFrame';
import { TicketOrnament } from './art/TicketOrnament';
import { CrackedCrystal } from './art/CrackedCrystal';
import { REALMS, RealmEmblem } from './art/realms/RealmEmblem';
import { ErrorScene } from './art/error-scenes/ErrorScene';
import { StudentBodyMark } from './art/marks/StudentBodyMark';
import { UniversityMark } from './art/marks/UniversityMark';
import { SocialIcon } from './art/marks/SocialIcon';
import { Icon } from './art/icons/Icon';
import { ICON_PATHS } from './art/icons/icon-paths';
import { Section } from './ui/Section';
import { Banner } from './ui/Banner';
import { Card } from './ui/Card';
import { Badge } from './ui/Badge';
import { Button, LinkButton } from './ui/Button';
import { Field } from './ui/Field';
import { TextInput } from './ui/TextInput';
import { Select } from './ui/Select';
import { Stepper } from './ui/Stepper';
import { Notice } from './ui/Notice';
import { Skeleton } from './ui/Skeleton';
import { PriceText } from './ui/PriceText';
import { DialogsProvider } from './ui/dialog/DialogsProvider';
import { useConfirm } from './ui/dialog/dialogs-context';
function Ask() { const c = useConfirm(); return <Button variant="outline" onClick={() => c({title:'Cancel this order?',message:'Are you sure you want to cancel this order? This action cannot be undone and you will need to create a new order to purchase tickets.',confirmLabel:'Cancel Order'})}>Ask me</Button>; }
const row = {display:'flex',flexWrap:'wrap',gap:24,alignItems:'center'} as const;
function G() { const [q,setQ]=useState(2);
 return <BrowserRouter><DialogsProvider>
 <div id="hero" style={{position:'relative',height:'min(640px,80vh)',overflow:'hidden'}}><HeroLandscape/></div>
 <Section id="art"><Banner>Line Up Guest Star</Banner><div style={{...row,marginTop:48}}>
  <GuestStarMedallion className="x"/><GuestStarSilhouette/>{REALMS.map(r=><RealmEmblem realm={r} key={r}/>)}
 </div><style>{'#art svg[width="96"]{width:230px;height:230px}'}</style></Section>
 <Section ground="parchment" id="art2"><Banner as="h2" tone="teal">Five Realms</Banner><div style={{...row,marginTop:48}}>
 <div style={{width:260}}><Crest className="big"/><style>{'.big{width:260px;height:260px}'}</style></div><Crest/><WaxSeal/><TicketOrnament/><CrackedCrystal/>
 <div data-ground="night" style={{...row,background:'var(--night-950)',padding:12}}><Crest/><StudentBodyMark/><UniversityMark/><SocialIcon kind="social"/><SocialIcon kind="photos"/><SocialIcon kind="mail"/><SocialIcon kind="videos"/></div>
 {REALMS.map(r=><RealmEmblem realm={r} key={r} className="sm"/>)}<style>{'.sm{width:48px;height:48px}'}</style>
 {Object.keys(ICON_PATHS).map(n=><Icon key={n} name={n as never}/>)}
 </div><div style={{marginTop:32}}><ScrollFrame><h3>Your quest so far</h3><p>Order FEST-7H2K9M4QPX waits for its payment. The seats are held until 20.30.</p></ScrollFrame></div></Section>
 <Section id="ui"><Banner tone="yellow">Ticket</Banner><div style={{display:'grid',gap:24,marginTop:48,gridTemplateColumns:'repeat(auto-fit,minmax(260px,1fr))'}}>
 <Card ground="paper"><div style={{display:'grid',gap:20}}><h3>Contact Information</h3>
 <Field label="Full Name" required><TextInput defaultValue="Sari Dewi"/></Field>
 <Field label="Email" required hint="Use an active address: the ticket is delivered there." error="Please enter a valid email address"><TextInput defaultValue="sari@"/></Field>
 <Field label="Category" required><Select options={[{value:'internal',label:'Internal (university student or staff)'},{value:'external',label:'External'}]}/></Field>
 <Field label="Discount Code" action={<Button variant="secondary">Apply</Button>}><TextInput placeholder="CODE"/></Field>
 <Field label="Quantity" required><Stepper value={q} min={1} max={10} onChange={setQ} unit="ticket"/></Field>
 <Button block size="large">PROCEED TO CHECKOUT</Button><Button block size="large" pending>PROCEED TO CHECKOUT</Button><Button disabled>Apply</Button></div></Card>
 <Card ground="parchment"><div style={{display:'grid',gap:16}}><h3>Order Summary</h3><PriceText amount={154000} strong/><PriceText amount={4000} deduction/>
 <Notice>Payment still being processed.</Notice><Notice tone="success" title="Code applied">10% off.</Notice><Notice tone="error">Invalid discount code</Notice>
 <div style={row}><Button size="small">Small</Button><Button variant="secondary">Secondary</Button><LinkButton to="/ticket" variant="outline">Outline</LinkButton><Ask/></div>
 <div style={row}>{(['navy','yellow','red','teal','orange','green','grey'] as const).map(t=><Badge key={t} tone={t}>{t}</Badge>)}</div><Skeleton/><Skeleton width="60%" height="2rem"/></div></Card>
 <Card ground="night"><h3>Night card</h3><p>Text on night. <a href="/ticket">A link</a></p><div style={row}><Button>Primary</Button><Button variant="outline">Outline</Button></div><Field label="Name" error="Full name is required"><TextInput/></Field></Card>
 </div></Section>
 <Section id="scenes"><div style={{...row,gap:12}}>{([401,403,404,500,503] as const).map(s=><ErrorScene key={s} status={s} className="sc"/>)}<style>{'.sc{width:520px;height:390px}'}</style></div></Section>
 </DialogsProvider></BrowserRouter>; }
const r=document.getElementById('root'); if(r) createRoot(r).render(<G/>);
