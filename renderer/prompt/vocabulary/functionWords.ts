/**
 * Words that only join others, stand for them or are said to whoever draws: nobody misses them in a picture. Every other
 * word of a prompt is told as drawn or as not drawn.
 */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  (
    'di ke dari dan atau yang yg dengan dgn dg untuk utk untk buat pada dalam dlm oleh itu ini ada adalah sebuah seekor sebatang seorang suatu sesuatu para si sang akan sedang telah sudah masih lagi lg juga jg serta agar supaya biar seperti bagai bagaikan kayak kaya kyk ala saat ketika waktu pas sambil ' +
    'bisa dapat harus sangat amat paling lebih kurang hanya saja pun nya ia dia mereka kami kita aku saya kamu anda satu ekor lalu kemudian setelah sebelum sesudah selama sampai hingga bareng sama sm dr jadi menjadi jd jdi sebagai tp tapi thn bgt banget bgtt bet aja aj gitu gini karena krn terdapat berada terletak ' +
    'dong donk deh sih nih yaa gan kak min plis pls gue gua gw lo lu elo elu bro sis cuy guys gaes woi woy wkwk wkwkwk wkwkwkwk haha hahaha hehe hihi anjir anjay anjrit njir jir sialan kampret gila gilaa parah asli sumpah next ' +
    'tolong tolongin mohon coba ingin mau minta pengen pengin pingin kepengen please want ' +
    'something someone anything a an the of in on at to from by with and or for as is are was be being been this that these those it its his her their our my your into onto while during when where who which there here very so too more most some one no not only just like than then also i me we you he she they him them us has have had do does'
  ).split(' '),
);

/** Words that ask for a picture or name it, and only say so where a prompt opens with them: "buatkan video …". */
export const OPENING_WORDS: ReadonlySet<string> = new Set(
  (
    'buatkan buatlah bikin bikinkan bikinin buatin membuat tampilkan tunjukkan gambarkan hasilkan berikan kasih make create generate show give draw render ' +
    'video klip clip gambar foto adegan cuplikan film animasi suasana pemandangan image picture photo scene shot footage animation view artwork art'
  ).split(' '),
);
