/**
 * What kind of word one is that no phrase of the lexicon knows. It decides whose a word beside it is: "kucing lucu" is
 * a cat still, "kucing hutan" and "kereta kencana" are other things.
 */

/** Adjectives, Indonesian: after their noun they leave it what it is. */
const QUALITIES: ReadonlySet<string> = new Set(
  (
    'akustik balapan cuma hanya abadi agung ajaib aktif alami aman anggun aneh angker antik apik asam asin asik asri asyik asli awal awet bagus bahagia baik banyak baru basah basi bau bebas becek beda bekas belang bening berat berani besar beda bengis bersih biasa bijak bingung bolong botak bugar buas bulat bundar buncit buluk busuk busy buruk ' +
    'cacat cair cakep canggih canggung cantik capek cemas cemberut cempreng centil cepat ceper cerah ceria cerdas cetar cilik cinta ciamik cocok compang cuek curam curiga dalam damai dangkal dasar dekat dempet dewasa digital dingin doyan dramatis dua duka edan ekstrem elegan elit elok emosi empuk enak encer energik epik eksotis eksklusif estetik estetis ' +
    'fana favorit feminin fokus formal fresh futuristik gagah galak galau ganas gandeng ganteng garang garing gelap gelisah gembira gemes gemas gemoy gemuk gendut genit gesit getir girang gosong gondrong gratis gundul gurih gersang gimbal hampa halus hancur handal hangat hangus haru harum hebat hemat hening heboh heroik hias hidup hijau hilang hitam horor hot ' +
    'ikal ikhlas ikonik ilegal imut indah indie instan instagramable ireng islami istimewa jadul jahat jahil jantan jago jarang jauh jelas jelek jenaka jernih jinak jomblo jujur jumbo juara juling kaget kaku kalem kampungan kalah kasar kasual kaya kebesaran kecil keempat kedua kelam keemasan keju kekar kekinian keliling kembar kenyal kental kenyang keren kering keriting keras keramat ketat khas khawatir khusyuk kilat kinclong klasik klimis klenik kokoh komplit kompak konyol kopong kosong kotor krispi kriuk kuat kucel kumal kumuh kumis kuno kurus kusam kusut kurban ' +
    'lama lampau lapar lapuk laris lawas layu lebar lebat legit legendaris lelah lemah lemas lembab lembek lembut lengkap lengket lesu letih lezat liar licin lincah lokal lokasi longgar loyo luas lucu lugu lumer lunak lumayan lurus lusuh luwes mabok mahal malas malang malu mandiri manis manja mantap marah masam masak matang mateng mati mandul megah mekar melar menarik menawan mengkilap menor mentah merana merdeka mesra mewah militan mini minimalis miring misterius modern modis molek monoton montok muda mudah mulus mulia mungil murah murni murung muram mutakhir nakal nasional natural nelangsa ngeri nyaman nyata nyentrik normal nikmat nganggur ' +
    'obesitas olahraga oval otentik organik orisinil original padat pahit palsu panas panik panjang pantas parah paten patah pecah pedas pedes pejal pekat pelit pendek pendiam penting penuh perkasa pesek pemalu pintar pipih pilu plontos plural polos populer praktis premium presisi pribadi prima profesional putus pucat pulas puas pusing pusat rajin ramah ramai rame ramping rapat rapi rapuh raksasa rata realistis remang rendah renyah resik resmi retak rimbun ringan riang ringkih rindang rindu robek romantis rukun rumit runcing runyam rusak rusuh ' +
    'sabar sah sakit sakral sakti salah santai santuy santun sederhana sedap sedih segar seger sehat sejuk sejati seksi semok sembab semangat sempit sempurna senang sendiri sendirian sengit sensual sepi sepuh seram serasi serem serius seru serasi sesak setia setengah sibuk siaga simpel simetris sinis sipit sirik sistematis sopan spesial spektakuler stabil stylish subur sukses sulit sumbing suci sunyi surealis susah syahdu syari tabah tajam takjub takut tampan tanggung tangguh tandus tebal teduh tegak tegang tegap tegas tekun telanjang teliti temaram tenang tenteram tepat terang terik teladan tiga timbul tinggi tipis tradisional transparan trendi trendy tua tulus tumpul tunggal tuli ' +
    'ulet umum unggul unik universal unyu usang utama utuh vintage viral vertikal virtual wangi waras waspada wibawa wajar yatim zalim jadi ' +
    'kepang kuncir brewok berewok jomplang gaul hits kece kerennn sultan elite maskulin galak ganjil genap'
  ).split(' '),
);

/** Bare Indonesian verbs, and words that say how or when something is done. */
const DOINGS: ReadonlySet<string> = new Set(
  (
    'ada adu ajak ambil angkat angkut antar antre antri atur baca bakar balap balik bangkit bangun banting bantu bareng batuk bawa bayar belah belajar beli beri beres bermain bersin bertapa bicara bikin bilang bobo bongkar buang buat bubar buka bungkus cari cek cium coba cuci cukur curhat datang demo denger dengar diam dorong dudukin duduk dugem ekspresi foto futsalan gali galau ganti gelantungan gendong gerak goes gosok goreng gowes guling gugur habis hadap hafal hanyut hilang hinggap hirup ikut ingat injak iris isi istirahat jadi jaga jahit jajan jalan jatuh jemput jemur jogging joget jongkok jual jualan jumpa jumping karaoke kabur kasih kejar keluar kembali kemah kemping kena kencan kepo kerja keringetan ketawa ketemu ketiduran ketinggalan kipas kirim konser kontrol kosplay kumpul kunjung lagi lahir lari latihan lempar lepas lewat liat libur liburan lihat liputan lompat lukis lulus maen main makan mampir mancing mandi marah masak masuk mati mau meditasi mekar menang menari mendaki mewek minta minum mogok mudik mulai mulung muncul mundur nabung naik nangis nari nonton nongkrong numpang nunggu nyala nyanyi nyebrang nyelam olahraga ' +
    'pacaran padam paham pakai pake pamer pamit panen panjat parkir pasang patroli pecah pegang peluk pergi periksa pesan pesta petik pijat pikir pilih pimpin pindah pinjam piknik pisah pose potong potret presentasi pulang puasa putar rakit rapat rebah rebus rebutan rekam renang ribut rontok rusak salam salaman sambut sandar santap sarapan sebar selesai selfie semedi senam sembunyi sentuh senyum serang shopping siap siram simpan singgah solat sujud sungkem sungkeman sunat syuting tabrak tahan tambah tampil tanam tangis tangkap tari tarung tawa tawuran tembak tempel temu terbang terima terjun tertawa tiba tidur timba tinggal tinju tiup tolong tonton traktir tunggu turun tumbuh tumpah tumpuk ultah undang usap usir wawancara wisata wisuda yoga zumba liwetan pindahan ngaji ' +
    // How, when and how much
    'pagi siang sore malam subuh besok kemarin nanti tadi sekarang dulu dahulu selalu sering kadang jarang pernah belum masih terus langsung tiba mendadak pelan perlahan bersama berdua bertiga berempat kembali lagi sekali sangat terlalu agak cukup hampir kira kurang lebih bukan tidak yuk ayo gratisan kemana kesana kesini disana disini sana sini begitu begini mana dimana berapa kapan siapa kenapa soalnya makanya biar supaya ama kalo kalau walau meski asal tiap per via versi ala plus minus alias yaitu yakni ex mirip seakan seolah ibarat hendak pun lho loh kok deh kan sih tuh nih ' +
    'nanem nanam narik nulis nutup nemenin nendang camping hiking surfing jogging fishing running diving cycling senin selasa rabu kamis jumat sabtu minggu januari februari maret april mei juni juli agustus september oktober november desember kemerdekaan ' +
    'bekas turunan pilihan terbaru termurah terlaris terbaik terindah'
  ).split(' '),
);

/** Indonesian nouns that look like an inflected verb. */
const NOUNS_LIKE_VERBS: ReadonlySet<string> = new Set(
  (
    'dinding dinosaurus diskon dimsum dinas direktur distro disko diesel diagram dialog diaspora diary dinasti dinamo disk ' +
    'meja menara merpati melati mesin medan menteri mentega melon meriam merak meter mesjid metal media menu memori merek mebel medali mekanik member menhir mentimun mentah mertua mermaid meteor metropolitan metro mercon mercusuar merica menantu mendoan meses melodi melayu ' +
    'beruk beruang berita beras bersama berlian berkas berkat beringin bermuda beranda berandal berhala bernas bertil ' +
    'teras terminal terong teri terasi terompet terowongan termos tera terasering teripang terumbu teratai terigu tenun ' +
    'nyamuk nyawa nyonya nyiur nyepi ngarai ngarsa ngabuburit'
  ).split(' '),
);
const VERB =
  /^(?:me(?:m[bpf]|n[cdjtsyg]|l|r|ng|w|y)|ber|di|ter|ng|ny)\p{L}{3,}$|^(?:ke\p{L}{3,}an|ke(?:tiup|buka|tutup|injak|pencet|jatuh|hujan|bakar|siram))$|^\p{L}{4,}(?:kan|in)$/u;
const ENDS_LIKE_A_VERB: ReadonlySet<string> = new Set(
  'ikan makan bukan akan bahkan rekan intan kain lain main mesin lilin angin dingin asin yakin rajin licin batin kasin bensin vitamin cermin harbin vaksin latin semin pengantin poin koin moin muslimin penguin pinguin mandarin dolphin cumin robin basin cabin fin pin marin kelinci berlin harin kabin admin satin gasin kolin yasin kantin alpin kecapin biskin warkin turin sarin sapin jin anglin lapin pangkin cakin raincain pahin rusin mekin'.split(
    ' ',
  ),
);

/** English adjectives that no ending shows. */
const ENGLISH_QUALITIES: ReadonlySet<string> = new Set(
  (
    'ancient angry bad bald bare beautiful best big bitter black blank blind blonde blue blunt bold brave bright brilliant broad broken brown calm chubby classic clean clear clever close cold common complex cool cosy cozy crisp cruel curly cute damp dark dead dear deep delicate dense different dim distant double dry dull dusk early east elder elegant elegant empty entire epic evil exotic extra extreme fair famous fancy far fast fat female few fierce fine first flat fluffy foreign free fresh friendly frozen full funny fuzzy gentle giant glad glossy golden good grand gray great green grey gross grumpy happy hard harsh healthy heavy hidden high hollow holy hot huge hungry icy ideal ill ' +
    'kind large last late lazy lean left light little live lonely lone long loose loud low lucky lush mad main male many massive matte mature mild mini minimal minimalist misty modern more moody most muddy mystic narrow near neat new next nice noble noisy north obese odd old open other own pale past perfect petite plain plump polite poor popular pretty private proud pure purple quick quiet rare raw ready real rear red rich right ripe robust rough round royal rude rural rustic sacred sad safe same scary second secret several shallow sharp shiny short shy sick silent silly simple single sleek sleepy slender slim slow small smart smooth soft solid sore sour south spare spicy square stark steep stern sticky stiff still straight strange strict strong stuck stunning subtle sudden sunny super sweet swift tall tame tan tender thick thin three tidy tight tiny tired tough toy traditional true twin ugly unique upset urban vast vivid warm weak wealthy weird west wet white whole wide wild wise wooden worn wrong young ' +
    'alone asleep awake afloat outside inside together nearby away back apart upside ahead abroad aloft alive aesthetic retro vintage vector isometric cinematic analog digital junior senior local global alpine polar tropical arctic solo'
  ).split(' '),
);
/** English nouns before another that leave it what it is: "a street cat". */
const ENGLISH_MODIFIERS: ReadonlySet<string> = new Set('baby village farm house street home office city'.split(' '));
const ENGLISH_QUALITY = /(?:ful|ous|ish|less|ese|ian|ing|ed|al|ic|able|ible|ive|ary|ant|ent|esque|like|en|some)$/u;
const ENGLISH_NOUN =
  /^(?:festival|animal|metal|signal|medal|capital|hospital|carnival|terminal|coral|music|fabric|plastic|picnic|mosaic|comic|clinic|restaurant|elephant|plant|giant|tent|student|parent|president|event|moment|cement|instrument|monument|basement|apartment|kitchen|chicken|garden|oven|linen|queen|screen|alien|children|women|men|library|diary|canary|cable|table|vegetable|olive|hive|dive|drive|bed|shed|seed|weed|feed|king|ring|wing|spring|string|building|painting|wedding|ceiling|clothing|evening|morning|railing|pudding|dumpling|duckling|seedling|lightning|crossing|opening|meeting|parking|shopping|swimming|fishing|camping|racing|boxing|gaming|sewing|gummy|rubber|pudding|training|dining|vending|washing|wrapping|landing|boarding|polythene)$/u;

/** English verbs in the form in which they follow who does something, and adverbs. */
const ENGLISH_DOINGS: ReadonlySet<string> = new Set(
  'cut split torn worn broken made hung set put lit open shut spread built blown grown drawn thrown woven frozen fallen hidden kept left bent spilt sits stands walks runs jumps flies swims sleeps eats drinks holds wears rides looks plays sings dances reads writes smiles cries laughs waits works sells buys cooks cuts carries climbs falls rises grows glows shines stares lies hangs floats drifts sails drives crosses passes chases hugs kisses fights guards paints meets sat stood ran flew ate held wore rode lay today tonight tomorrow yesterday forever again everywhere everyone somewhere sunrise sunset dawn dusk night morning'.split(
    ' ',
  ),
);

/** Words by which a prompt shows that it is English, or Indonesian. */
const ENGLISH: ReadonlySet<string> = new Set(
  'a the of in at on with and from by for to her his their its is are while under over into near behind through without who that like as wearing holding'.split(
    ' ',
  ),
);
const INDONESIAN: ReadonlySet<string> = new Set(
  'di ke dari yang yg dengan dgn dan pada lagi sedang ada pake pakai buat untuk sama dalam atas oleh para si sebuah seekor seorang warna tanpa bikin tolong gambar kayak kaya jadi biar tengah bawah depan samping habis waktu pas sambil itu ini nya'.split(
    ' ',
  ),
);

/** Whether a prompt is English rather than Indonesian, by the small words in it. */
export function isEnglishPrompt(words: readonly string[]): boolean {
  let balance = 0;
  for (const word of words) balance += ENGLISH.has(word) ? 1 : INDONESIAN.has(word) ? -1 : 0;
  return balance > 0;
}

/** Whether an unknown word, in an Indonesian prompt, only describes what stands before it or says what it does. */
export function isIndonesianQuality(word: string): boolean {
  if (QUALITIES.has(word) || DOINGS.has(word)) return true;
  const stem = word.replace(/nya$/u, '');
  if (QUALITIES.has(stem) || DOINGS.has(stem)) return true;
  return VERB.test(word) && !NOUNS_LIKE_VERBS.has(word) && !ENDS_LIKE_A_VERB.has(word);
}

/** Peoples, regions and towns, which say where a thing comes from and leave it what it is. */
const REGIONS: ReadonlySet<string> = new Set(
  (
    'jawa sunda bali betawi batak minang bugis dayak papua aceh madura melayu toraja sasak banjar manado makassar ambon maluku nusantara indonesia lombok sumatra sumatera kalimantan sulawesi jakarta bandung jogja yogya yogyakarta solo surakarta semarang surabaya malang medan padang palembang lampung bogor depok bekasi tangerang cirebon garut tasik tasikmalaya sukabumi cianjur pekalongan tegal kudus jepara demak banyumas purwokerto magelang klaten wonosobo dieng kediri blitar madiun jember banyuwangi lamongan gresik sidoarjo tuban probolinggo pontianak samarinda balikpapan banjarmasin kupang ntt ntb flores sumba komodo ternate jayapura pekanbaru riau jambi bengkulu bangka belitung batam gayo mandailing kintamani ubud kuta ' +
    'jepang korea cina china tiongkok arab india turki mesir amerika eropa belanda inggris prancis perancis italia spanyol jerman rusia thailand thai vietnam malaysia singapura australia barat timur utara selatan tengah asia afrika meksiko brazil'
  ).split(' '),
);

/** Whether a word says where something comes from. */
export const isRegionWord = (word: string): boolean => REGIONS.has(word);

/** Whether an unknown word is an English adjective, in whatever language the prompt is. */
export const isPlainEnglishQuality = (word: string): boolean => ENGLISH_QUALITIES.has(word);

/** Whether an unknown word, in an English prompt, only describes what comes after it. */
export const isEnglishQuality = (word: string): boolean =>
  ENGLISH_QUALITIES.has(word) ||
  ENGLISH_MODIFIERS.has(word) ||
  ((ENGLISH_QUALITY.test(word) || /^\p{L}{3,}y$/u.test(word)) && !ENGLISH_NOUN.test(word));

/** Whether an unknown word, in an English prompt, says what the thing before it does or how it is. */
export const isEnglishDoing = (word: string): boolean =>
  ENGLISH_DOINGS.has(word) ||
  ENGLISH_QUALITIES.has(word) ||
  (/(?:ing|ed|ly|ward|wards)$/u.test(word) && !ENGLISH_NOUN.test(word));
