/** Words that carry no subject, in both languages and in chat spelling. */
const STOP_WORDS =
  // English
  'a an the see saw look looks looking say said find use used using try tried trying walk through around near nearby thats whats hows youve theres somewhere anyone everyone everybody people kind kinds sort way ways is are was were be been being am im i me my mine we us our ours you your yours u ur he she it its they them their this that these those there here ' +
  'do does did doing done dont doesnt didnt isnt arent wasnt wont cant couldnt havent hasnt ive youre theyre have has had having will would shall should could can might must need needs want wants wanna gonna ' +
  'to of in on at by for from with without into onto as if or and but so than then too also just only really very please pls plz kindly thing things stuff something anything any some ' +
  'what whats which get gets getting got go going goes come make makes made take takes let lets tell know like no not yes ok okay oh well hmm um uh maybe actually basically regarding ' +
  'one more most such other another each every all both few own same while during before after until till up down out off am pm vs via etc per ' +
  'sorry excuse dear sir madam guys guy bro sis hope question questions ask asking wonder wondering possible still already now today later soon ' +
  'grandma grandpa grandmother grandfather granny mom mum mommy dad daddy mother father uncle aunt auntie cousin nephew niece sister brother roommate flatmate pax person persons ppl folks ' +
  // Indonesian
  'nenek kakek oma opa mama papa mamah papah mamaku papaku ayah ibu om tante paman bibi ponakan keponakan sepupu adek adik ade adikku adekku kakakku abangku kakaknya gais gaes guys gess bestie cuy bro lur ngab wir puh suhu gan nder beb sob pren plis plisss dung dungs donk yh yahh deng kaga kagak kgk ngk nda ndak belom udeh ude uda lgi skr skg bsok klu klw kalu spy sampek bngt bgtt bet emg emang emangnya memang pdhl padahal krna soalnya soale gegara makanya ntr tar ntaran trnyata ternyata kyk kykny keknya sprt spt dlu dulu duluan bntr bentar kira2 kira kiranya misal misalnya misalkan semisal enaknya sebaiknya mending ' +
  'yang yg lewat lwt pake pakai pke pk via liat lihat nih deh kayaknya kyknya katanya ktnya td tadi malem malam kemarin kmrn barusan sore siang pagi ini2 gitu2 aja2 loh lho wkwkw anjir btw kan kok org orang2 temen2 kakk kaa kakaa minn punya ada2 pls dgn nya2 sebenernya sebenarnya sih2 di ke dari dr untuk utk buat bt pada dengan dgn dg dan atau atw atau tapi tp karena krn kalau kalo klo kl jika bila saat ketika agar supaya biar oleh sebagai seperti kayak kyk kek tentu ' +
  'saya sy aku ak gue gw gua kami kita qta kamu km lu lo anda dia mereka ini itu tu tuh nih sini sana situ begitu gitu gt gini begini ' +
  'adalah ialah yaitu apakah apa ap apaa ada adakah akan sudah sdh udah udh dah telah lagi lg masih msh pernah sedang baru hanya cuma cm aja saja doang juga jg jga pun lah kah dong donk deh sih si kok koq ya iya yah yaa y yuk nya ' +
  'mau mo pengen pengin ingin pgn butuh perlu harus hrus hrs bisa bs bsa bisakah dapat dpt dapet dapatkah tolong tlg mohon coba min mimin kak kaka kakak kk bang abang mas mbak mba gan sis bos bu pak ' +
  'tidak tdk tak gak ga g nggak ngga enggak engga gk ndak bukan bkn jangan jgn sangat sekali bgt banget bener benar semua smua setiap tiap para hal tersebut nanti ntar sekarang skrg skrng kini hehe haha wkwk wkwkwk btw sama sm ama maaf sori sorry nanya tanya bertanya tau tahu ngerti oke ok sip baik bagus makin lebih kurang paling terus trus trs kemudian jadi jd jadinya masa msk gimanasih';

export const STOPPED: ReadonlySet<string> = new Set(STOP_WORDS.split(' '));
