import { startPrivateMariaDb } from './lib/private-mariadb.mjs';
import { createRequire } from 'node:module';
import { statSync, rmSync, existsSync } from 'node:fs';
const require = createRequire(new URL('../backend/package.json', import.meta.url));
const mysql = require('mysql2/promise');
const Sqlite = require('libsql');
const N = Number(process.env.N ?? 200000);
const FIRST='Adi Agus Alya Anisa Arief Ayu Bagas Bayu Budi Citra Dewi Dian Dimas Eka Fajar Farhan Fitri Galih Gita Hana Hendra Indah Intan Iqbal Joko Kartika Kevin Laras Lestari Maya Mega Nadia Nanda Nisa Nur Putra Putri Rahma Rangga Ratna Reza Rina Rizky Salsabila Sari Siti Surya Tari Tegar Utami Vina Wahyu Wulan Yoga Yusuf Zahra'.split(' ');
const LAST='Anggraini Aditya Firmansyah Gunawan Halim Hapsari Hidayat Irawan Kurniawan Kusuma Lubis Maharani Nasution Nugroho Oktaviani Permata Prasetyo Pratama Purnama Puspita Rahmawati Ramadhan Saputra Santoso Sembiring Setiawan Siregar Sitompul Suryani Susanto Syahputra Tanjung Utomo Wibowo Wijaya Winata Yulianti Zulkarnain'.split(' ');
const HOSTS=['gmail.com','yahoo.co.id','student.campus.example','outlook.com','icloud.com'];
let seed=1; const rnd=(n)=>{seed=(seed*1103515245+12345)&0x7fffffff;return (seed>>8)%n;};
const C='0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const num=()=>'FEST-'+Array.from({length:10},()=>C[rnd(32)]).join('');
const rows=[];for(let i=1;i<=N;i++){const f=FIRST[rnd(FIRST.length)],l=LAST[rnd(LAST.length)];const m=rnd(10)<3?FIRST[rnd(FIRST.length)]+' ':'';rows.push([i,num(),`${f} ${m}${l}`,`${f}.${l}${i}@${HOSTS[rnd(5)]}`.toLowerCase(),`+628${String(1e9+((i*7919)%8999999999)).padStart(10,'0')}`]);}
// terms as now
const cut=(t)=>t.slice(0,32);
function terms([,n,name,email,phone]){const s=new Set();const lo=n.toLowerCase();s.add(lo);const r=lo.slice(5);for(let i=0;i+2<=r.length;i++)s.add(r.slice(i));
 const nm=name.toLowerCase();for(const m of nm.matchAll(/[\p{L}\p{N}]+/gu))s.add(cut(nm.slice(m.index)));
 const at=email.lastIndexOf('@');for(const m of email.matchAll(/[\p{L}\p{N}]+/gu))if(m.index<at||m[0].length>=4)s.add(cut(email.slice(m.index)));
 const d=phone.slice(1);for(let i=0;i+4<=d.length;i++)s.add(d.slice(i));return [...s];}
const pick=()=>rows[rnd(N)];
const CASES={name:()=>pick()[2],three:()=>pick()[2].slice(0,3),two:()=>pick()[2].slice(0,2),email:()=>pick()[3],domainpart:()=>pick()[3].split('@')[0].slice(0,9)+'',number4:()=>{const r=pick()[1];return r.slice(8,12)},number2:()=>pick()[1].slice(-2),phone4:()=>pick()[4].slice(-4)};
const q=(a,p)=>a.toSorted((x,y)=>x-y)[Math.min(a.length-1,Math.floor(a.length*p))];
async function time(label,run,cases=Object.keys(CASES),reps=60){for(const c of cases){const t=[];let hits=0;for(let k=0;k<reps;k++){const s=CASES[c]();const a=performance.now();const r=await run(s,c);t.push(performance.now()-a);hits+=r;}
 console.log(label.padEnd(24),c.padEnd(11),'p50',q(t,.5).toFixed(1),'p95',q(t,.95).toFixed(1),'hits',Math.round(hits/reps));}}
const LASTC='\u{10ffff}';
const prefixes=(s)=>{const d=/^[\d\s()+.-]+$/.test(s)?s.replace(/\D/g,''):'';const l=d||s.toLowerCase();return [cut(l),...(d.startsWith('0')?['62'+d.slice(1)]:[])];};
// ---------- SQLite
{ const file='/tmp/srch/t.db';rmSync(file,{force:true});const db=new Sqlite(file);db.exec('pragma journal_mode=wal; pragma synchronous=off');
 console.log('sqlite',db.prepare('select sqlite_version() v').get().v);
 const size=()=>{db.exec('pragma wal_checkpoint(truncate)');return statSync(file).size/1e6;};
 db.exec('create table orders(id integer primary key,number text,name text,email text,phone text)');
 let ins=db.prepare('insert into orders values(?,?,?,?,?)');db.exec('begin');for(const r of rows)ins.run(...r);db.exec('commit');let base=size();console.log('orders MB',base.toFixed(0));
 await time('sqlite LIKE scan',(s)=>{const p='%'+s.toLowerCase()+'%';return db.prepare("select id from orders where lower(name) like ? or email like ? or number like ? or phone like ? limit 1001").all(p,p,p.toUpperCase(),p).length},['name','phone4'],10);
 let a=performance.now();db.exec('create table terms(term text,order_id integer,primary key(term,order_id)) without rowid');
 const all=[];for(const r of rows)for(const t of terms(r))all.push([t,r[0]]);all.sort((x,y)=>x[0]<y[0]?-1:1);ins=db.prepare('insert into terms values(?,?)');db.exec('begin');for(const t of all)ins.run(...t);db.exec('commit');console.log('terms rows',all.length,'MB',(size()-base).toFixed(0),'build s',((performance.now()-a)/1e3).toFixed(0));base=size();
 await time('sqlite terms ids',(s)=>{const ps=prefixes(s);return db.prepare(`select distinct order_id from terms where ${ps.map(()=>'(term>=? and term<?)').join(' or ')} limit 1001`).all(...ps.flatMap(p=>[p,p+LASTC])).length});
 await time('sqlite terms count',(s)=>{const ps=prefixes(s);return db.prepare(`select count(distinct order_id) n from terms where ${ps.map(()=>'(term>=? and term<?)').join(' or ')}`).get(...ps.flatMap(p=>[p,p+LASTC])).n});
 for(const [name,ddl] of [['trigram',`create virtual table fts using fts5(number,name,email,phone,content='',tokenize='trigram')`],['trigram-nodetail',`create virtual table fts using fts5(number,name,email,phone,content='',detail=none,tokenize='trigram')`],['words',`create virtual table fts using fts5(number,name,email,phone,content='',prefix='2 3 4',tokenize="unicode61")`]]){
  try{a=performance.now();db.exec(ddl);ins=db.prepare('insert into fts(rowid,number,name,email,phone) values(?,?,?,?,?)');db.exec('begin');
  for(const [i,n,nm,e,p] of rows){if(name==='words'){const r=n.slice(5),d=p.slice(1);ins.run(i,n+' '+Array.from({length:9},(_,k)=>r.slice(k)).join(' '),nm,e,Array.from({length:d.length-3},(_,k)=>d.slice(k)).join(' '));}else ins.run(i,n,nm,e,p);}
  db.exec('commit');console.log('fts5',name,'MB',(size()-base).toFixed(0),'build s',((performance.now()-a)/1e3).toFixed(0));
  const st=db.prepare('select rowid from fts where fts match ? limit 1001');const cn=db.prepare('select count(*) n from fts where fts match ?');
  const m=(s)=>name==='words'?[...s.matchAll(/[\p{L}\p{N}]+/gu)].map((w,i,l)=>`"${w[0]}"${i===l.length-1?'*':''}`).join(' + '):name==='trigram-nodetail'?(s.length<4?`"${s}"`:Array.from({length:s.length-2},(_,k)=>`"${s.slice(k,k+3)}"`).join(' AND ')):`"${s.replace(/"/g,'""')}"`;
  const cs=name.startsWith('trigram')?Object.keys(CASES).filter(c=>c!=='two'&&c!=='number2'):undefined;
  try{await time('fts5 '+name,(s)=>st.all(m(s)).length,cs);await time('fts5 '+name+' count',(s)=>cn.get(m(s)).n,cs);}catch(e){console.log(name,e.message)}
  const t=[];for(let k=0;k<50;k++){const r=pick();const x=performance.now();db.exec('begin');ins.run(N+k+1,r[1],r[2],r[3],r[4]);db.exec('commit');t.push(performance.now()-x);}console.log('insert one ms p50',q(t,.5).toFixed(2),'p95',q(t,.95).toFixed(2));
  db.exec('drop table fts; vacuum');base=size();}catch(e){console.log(name,e.message)}}
}
// ---------- MariaDB
{ const {url,stop}=await startPrivateMariaDb({durable:false});const db=await mysql.createConnection(url+'?charset=utf8mb4');await db.query('create database s character set utf8mb4 collate utf8mb4_bin');await db.query('use s');
 console.log('mariadb',(await db.query('select version() v, @@innodb_ft_min_token_size m'))[0][0]);
 const mb=async(t)=>Number((await db.query("select round(sum(allocated_size)/1e6) m from information_schema.innodb_sys_tablespaces where name like ?",['s/'+t+'%']))[0][0].m);
 await db.query('create table orders(id int primary key,number varchar(20),name varchar(190),email varchar(190),phone varchar(20))');
 for(let f=0;f<N;f+=2000)await db.query('insert into orders values ?',[rows.slice(f,f+2000)]);console.log('orders MB',await mb('orders'));
 await time('maria LIKE scan',async(s)=>{const p='%'+s.toLowerCase()+'%';return (await db.query("select id from orders where lower(name) like ? or email like ? or number like ? or phone like ? limit 1001",[p,p,p.toUpperCase(),p]))[0].length},['name','phone4'],10);
 let a=performance.now();await db.query('create table terms(term varchar(32),order_id int,primary key(term,order_id))');const all=[];for(const r of rows)for(const t of terms(r))all.push([t,r[0]]);all.sort((x,y)=>x[0]<y[0]?-1:1);for(let f=0;f<all.length;f+=5000)await db.query('insert into terms values ?',[all.slice(f,f+5000)]);console.log('terms MB',await mb('terms'),'build s',((performance.now()-a)/1e3).toFixed(0));
 await time('maria terms ids',async(s)=>{const ps=prefixes(s);return (await db.execute(`select distinct order_id from terms where ${ps.map(()=>'(term>=? and term<?)').join(' or ')} limit 1001`,ps.flatMap(p=>[p,p+LASTC])))[0].length});
 await time('maria terms count',async(s)=>{const ps=prefixes(s);return (await db.execute(`select count(distinct order_id) n from terms where ${ps.map(()=>'(term>=? and term<?)').join(' or ')}`,ps.flatMap(p=>[p,p+LASTC])))[0][0].n});
 a=performance.now();await db.query('create table ft(id int primary key,words text) character set utf8mb4 collate utf8mb4_general_ci');
 for(let f=0;f<N;f+=1000)await db.query('insert into ft values ?',[rows.slice(f,f+1000).map(([i,n,nm,e,p])=>{const r=n.slice(5),d=p.slice(1);return [i,[n,...Array.from({length:8},(_,k)=>r.slice(k)),nm,e,...Array.from({length:d.length-3},(_,k)=>d.slice(k))].join(' ')];})]);
 await db.query('alter table ft add fulltext index w (words)');console.log('fulltext build s',((performance.now()-a)/1e3).toFixed(0),'MB table+fts',await mb('ft'),'aux',await mb('FTS'));
 const m=(s)=>[...s.matchAll(/[\p{L}\p{N}]+/gu)].map((w,i,l)=>`+${w[0]}${i===l.length-1?'*':''}`).join(' ');
 await time('maria FULLTEXT',async(s)=>(await db.query('select id from ft where match(words) against (? in boolean mode) limit 1001',[m(s)]))[0].length);
 await time('maria FULLTEXT count',async(s)=>(await db.query('select count(*) n from ft where match(words) against (? in boolean mode)',[m(s)]))[0][0].n);
 const t=[];for(let k=0;k<50;k++){const r=pick();const x=performance.now();await db.query('insert into ft values (?,?)',[N+k+1,[r[1],r[2],r[3]].join(' ')]);t.push(performance.now()-x);}console.log('insert one ms p50',q(t,.5).toFixed(2),'p95',q(t,.95).toFixed(2));
 // visible inside the transaction?
 await db.query('begin');await db.query("insert into ft values (?, 'zzqqzz')",[N+999]);console.log('visible in own transaction',(await db.query("select count(*) n from ft where match(words) against ('+zzqqzz*' in boolean mode)"))[0][0].n);await db.query('rollback');
 await db.end();await stop();}
