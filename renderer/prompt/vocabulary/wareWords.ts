/**
 * What can stand on a table, by the name of its drawing: its name (Indonesian/English), and the words that ask for it.
 * A name claims no more than the drawing shows: "pecel lele" and "ikan bakar" are both a fish on a plate.
 */
export const WARE_WORDS: Readonly<Record<string, readonly [name: string, words: string]>> = {
  avocadoJuice: [
    'segelas jus alpukat/glass of avocado juice',
    'jus alpukat|jus alpokat|es alpukat|alpukat kocok|es alpukat kocok|avocado juice|avocado smoothie|avocado coffee|iced avocado coffee|kopi alpukat|es kopi alpukat|es alpukat|alpukat kocok',
  ],
  redJuice: [
    'segelas minuman merah/glass of a red drink',
    'jus stroberi|jus strawberry|jus semangka|jus buah naga|jus tomat|jus delima|jus bit|sirup|es sirup|sirup merah|es sirup merah|soda gembira|es soda gembira|es kuwut|es semangka|strawberry juice|watermelon juice|strawberry smoothie',
  ],
  toast: [
    'roti bakar/toast',
    'roti bakar|roti bakar~ bandung|roti bakar~ coklat|roti panggang|roti tawar bakar|roti gembong bakar|toast|toasted bread|french toast',
  ],
  rendang: ['rendang/beef rendang', 'rendang|rendang sapi|rendang daging|beef rendang'],
  satay: [
    'sate/satay skewers',
    'sate|sate ayam|sate kambing|sate madura|sate~ padang|sate~ lilit|sate ayam madura|satay|skewers|chicken satay',
  ],
  gadoGado: [
    'sepiring sayuran berbumbu/vegetables with sauce',
    'gado gado|gado|karedok|pecel|pecel madiun|lotek|urap|ketoprak|salad|salad sayur|sayur|sayuran|sayur mayur|capcay|kangkung|tumis kangkung|lalapan|vegetables|vegetable',
  ],
  friedChicken: [
    'ayam goreng/fried chicken',
    'ayam goreng|ayam goreng tepung|ayam~ geprek|ayam~ penyet|ayam~ bakar|ayam~ bakar madu|ayam goreng kremes|ayam kremes|ayam crispy|ayam~ panggang|ayam~ betutu|ayam~ taliwang|ayam~ rica rica|ayam~ rica|ayam krispi|fried chicken|roast chicken|chicken wings|geprek|ayam~ pop|ayam~ kecap',
  ],
  grilledFish: [
    'ikan di piring/fish on a plate',
    'ikan bakar|ikan goreng|pecel lele|lele goreng|ikan lele goreng|ikan lele|ikan nila goreng|ikan nila bakar|lele|gurame bakar|gurame goreng|gurame|pepes ikan|pepes|ikan asin|grilled fish|fried fish|bandeng|bandeng presto|otak otak',
  ],
  friedNoodles: [
    'mie goreng telur/fried noodles with an egg',
    'mie goreng|mi goreng|mie goreng jawa|bakmi goreng|indomie goreng|mie tek tek|fried noodles|indomie',
  ],
  noodleBowl: [
    'semangkuk mie/bowl of noodles',
    'mie|mi|ramyeon|ramyun|mie ayam|mie ayam~ jamur|mi ayam|mie kuah|mie~ aceh|bakmi|ramen|noodle|noodles|noodle soup|beef noodle soup|chicken noodle soup|ramen soup|mie rebus|mie pedas|mie~ jebew|mie~ gacoan',
  ],
  seblak: [
    'semangkuk seblak/bowl of spicy crackers and noodles',
    'seblak|seblak pedas|seblak~ ceker|seblak kerupuk|seblak~ seafood|seblak~ tulang|seblak prasmanan|seblak kuah',
  ],
  cireng: ['cireng/tapioca fritters', 'cireng|cireng~ isi|cireng rujak|cireng bumbu rujak|cireng~ salju|cireng crispy'],
  cilok: ['cilok/tapioca balls', 'cilok|cilok bumbu kacang|cilok~ kuah|cilok~ goang|pentol|pentol~ kuah|aci bulat'],
  rolls: [
    'gorengan gulung/fried rolls',
    'risol|risoles|risol~ mayo|risoles~ mayo|lumpia|lumpia~ semarang|lumpia~ basah|piscok|pisang~ coklat|pisang~ coklat lumer|spring roll|spring rolls|egg rolls',
  ],
  sausages: [
    'sosis bakar/grilled sausages',
    'sosis bakar|sosis|sosis~ bakar jumbo|sausage|sausages|grilled sausage|grilled sausages|bratwurst',
  ],
  nuggets: [
    'nugget/nuggets',
    'nugget|nugget ayam|chicken nugget|chicken nuggets|nuggets|pisang~ nugget|nugget~ pisang|tahu crispy|tahu krispi',
  ],
  steamedBuns: ['bakpao/steamed buns', 'bakpao|bakpau|bapao|steamed bun|steamed buns|bao bun|bao buns'],
  takoyaki: ['takoyaki/takoyaki', 'takoyaki|takoyaki~ gurita'],
  kebab: ['kebab/kebab wraps', 'kebab|kebab~ turki|kebab~ daging|kebab wrap|burrito|shawarma|tortilla wrap'],
  pasta: ['spageti/spaghetti', 'spageti|spaghetti|pasta|carbonara|bolognese'],
  soup: [
    'semangkuk bakso/bowl of meatballs',
    'bakso|baso|bakso kuah|bakso~ urat|bakso~ malang|meatball|meatballs|meatball soup|bakwan malang',
  ],
  chickenSoup: [
    'semangkuk soto/bowl of soup',
    'soto|soto ayam|soto lamongan|soto~ betawi|soto kudus|soto banjar|coto|coto makassar|sop|sop ayam|sup|sayur sop|soup|chicken soup|bowl of soup|mangkuk|bowl|sup ayam',
  ],
  meatSoup: ['semangkuk rawon/bowl of dark beef soup', 'rawon|rawon daging|konro|sop konro'],
  curry: [
    'semangkuk kari/bowl of curry',
    'opor|opor ayam|gulai|gulai ayam|gulai kambing|kari|kari ayam|curry|lodeh|sayur lodeh',
  ],
  porridge: ['semangkuk bubur/bowl of porridge', 'bubur|bubur ayam|porridge|congee'],
  tumpeng: [
    'nasi tumpeng/rice cone',
    'tumpeng|nasi tumpeng|tumpeng nasi kuning|nasi tumpeng kuning|syukuran|tumpengan|rice cone',
  ],
  pempek: ['pempek/fish cakes in dark sauce', 'pempek|empek empek|mpek mpek|pempek palembang|pempek~ kapal selam'],
  sweetMartabak: [
    'martabak manis/thick sweet pancake',
    'martabak|martabak manis|martabak keju|martabak coklat|terang bulan|martabak coklat keju',
  ],
  fritters: [
    'gorengan/fritters',
    'gorengan|pisang goreng|bakwan|tempe goreng|tahu goreng|tahu isi|mendoan|tempe mendoan|singkong goreng|ubi goreng|combro|perkedel|fritters|tahu bulat',
  ],
  klepon: ['klepon/coconut rice balls', 'klepon|kelepon|kue tradisional|jajanan pasar|jajan pasar'],
  layerCake: ['kue lapis/layer cake', 'kue lapis|lapis'],
  spiceCake: ['lapis legit/spiced layer cake', 'lapis legit|kue lapis legit|spekkoek'],
  cookies: [
    'kue kering/cookies',
    'kue kering|nastar|kue nastar|kukis|cookies|cookie|kue lebaran|choco chips|kue kacang',
  ],
  cookieJar: [
    'stoples kue/jar of cookies',
    'toples kue|toples nastar|toples kue nastar|toples kue kering|stoples kue|toples kue lebaran|cookie jar|nastar toples|kue toples|toples cemilan|toples camilan|setoples kue|toples kukis',
  ],
  donuts: ['donat/donuts', 'donat|donut|donuts|doughnut|doughnuts|donat~ kentang|donat~ gula'],
  loafCake: [
    'bolu potong/sliced loaf cake',
    'banana bread|bolu|kue bolu|bolu pisang|bolu panggang|bolu marmer|bolu tape|cake pisang|roti pisang|loaf cake|pound cake|banana cake|banana loaf|marmer cake',
  ],
  bread: ['roti/bread rolls', 'roti|bread|roti manis|roti sobek'],
  pizza: ['piza/pizza', 'pizza|piza'],
  sushi: ['sushi/sushi', 'sushi|sashimi|onigiri'],
  steak: ['steik/steak', 'steak|steik|beef steak|wagyu|daging panggang|barbeque|bbq'],
  fries: ['kentang goreng/french fries', 'kentang goreng|french fries|fries'],
  dimsum: ['dimsum/dim sum', 'dimsum|dim sum|hakau|xiao long bao'],
  siomay: ['siomay bumbu kacang/dumplings in peanut sauce', 'siomay|batagor|siomay bandung|batagor bandung'],
  iceBowl: ['es campur/shaved ice', 'es campur|es teler|es buah|es serut|shaved ice|bingsu|es oyen|takjil'],
  youngCoconut: [
    'kelapa muda/young coconut',
    'es kelapa muda|es kelapa|kelapa muda|kelapa muda utuh|es degan|degan|kelapa ijo|kelapa hijau|air kelapa|air kelapa muda|coconut drink|young coconut|fresh coconut|coconut water',
  ],
  cendol: ['es cendol/iced cendol', 'cendol|es cendol|dawet|es dawet|cendol~ durian|es cendol~ durian|dawet ayu'],
  boba: [
    'minuman boba/boba drink',
    'boba|es boba|bubble tea|milk tea|teh susu|brown sugar boba|teh tarik|minuman boba',
  ],
  blackCoffee: ['kopi hitam/black coffee', 'kopi hitam|americano|black coffee|es kopi hitam'],
  tea: ['segelas teh/glass of tea', 'teh|teh hangat|teh panas|tea|secangkir teh|hot tea|teh tubruk'],
  rujak: ['potongan buah berbumbu/fruit with sauce', 'rujak|rujak buah|asinan|salad buah|potongan buah|rujak manis'],
  mixedRice: [
    'nasi campur/rice with side dishes',
    'nasi padang|nasi campur|nasi uduk|nasi rames|nasi pecel|nasi~ liwet|nasi~ bakar|nasi~ ayam|nasi~ kotak|nasi~ box|rice box|rice bowl|nasi~ rawon|nasi~ gudeg|nasi rendang|makanan|food|masakan|masakan rumahan|kuliner|culinary|hidangan|menu makanan|makan siang|makan malam|sarapan|catering|katering|nasi~ bali|masakan padang|nasi~ jamblang|nasi~ megono|nasi~ kebuli|nasi~ briyani|nasi~ mandhi|nasi~ krawu|buka puasa|sahur|nasi~ lemak',
  ],
  yellowRice: ['nasi kuning/yellow rice', 'nasi kuning|yellow rice'],
  ketupat: ['ketupat/woven rice cakes', 'ketupat|kupat|ketupat lebaran'],
  friedEgg: [
    'telur ceplok/fried eggs',
    'telur|telur mata sapi|telur ceplok|telor ceplok|telor|egg|eggs|fried egg|fried eggs|sunny side up|telur goreng|telor mata sapi',
  ],
  chips: [
    'semangkuk keripik/bowl of chips',
    'keripik|kripik|keripik singkong|keripik pisang|keripik kentang|keripik tempe|kerupuk|krupuk|rempeyek|peyek|cemilan|camilan|snack|snacks|chips|emping',
  ],
  sambal: [
    'sambal/chilli sauce',
    'sambal|sambel|sambal terasi|sambal bawang|saus sambal|sambal~ matah|chilli sauce|chili sauce',
  ],
  watermelon: ['semangka/watermelon', 'semangka|watermelon'],
  durian: ['durian/durian', 'durian|buah durian|durian montong'],
  banana: ['pisang/bananas', 'pisang|banana|bananas|pisang raja|setandan pisang'],
  pineapple: ['nanas/pineapple', 'nanas|pineapple'],
  prawns: [
    'udang/prawns',
    'udang|udang goreng|udang bakar|prawn|prawns|shrimp|udang saus padang|udang goreng tepung|udang tepung',
  ],
  tofuTempe: [
    'tahu dan tempe/tofu and tempeh',
    'tahu|tempe|tahu tempe|tempe tahu|tofu|tempeh|tahu dan tempe|tempe orek',
  ],
  dates: ['kurma/dates', 'kurma|dates|buah kurma'],
  waterBottle: [
    'botol air minum/bottle of water',
    'air mineral|botol air|botol air minum|botol air mineral|mineral water|bottle of water|water bottle',
  ],
  sauceBottle: ['botol saus/bottle of sauce', 'kecap|kecap manis|saus|botol kecap|botol saus|ketchup|soy sauce'],
  dropper: [
    'botol pipet/dropper bottle',
    'serum|toner|toner wajah|essence|essence wajah|face toner|face oil|skincare serum|serum skincare|skincare serum bottle|serum bottle|serum wajah|face serum|botol serum|botol pipet|dropper bottle|essential oil|minyak atsiri',
  ],
  tumbler: ['tumbler/tumbler', 'tumbler|botol minum|termos|thermos'],
  apples: ['semangkuk apel/bowl of apples', 'apel|apple|apples|apel merah'],
  oranges: ['semangkuk jeruk/bowl of oranges', 'jeruk|orange fruit|oranges|jeruk mandarin|tangerine|tangerines'],
  mangoes: ['semangkuk mangga/bowl of mangoes', 'mangga|mango|mangoes|mangga harum manis'],
  grapes: ['semangkuk anggur/bowl of grapes', 'anggur|grape|grapes|anggur hitam'],
  strawberries: ['semangkuk stroberi/bowl of strawberries', 'stroberi|strawberry|strawberries'],
  avocados: ['semangkuk alpukat/bowl of avocados', 'alpukat|avocado|avocados'],
  dragonFruit: ['buah naga/dragon fruit', 'buah naga|dragon fruit'],
  mangosteens: ['semangkuk manggis/bowl of mangosteens', 'manggis|mangosteen|mangosteens'],
  rambutans: ['semangkuk rambutan/bowl of rambutans', 'rambutan'],
  pouch: [
    'kemasan pouch/stand-up pouch',
    'pouch|kemasan pouch|standing pouch|kemasan|kemasan plastik|kemasan produk|packaging|sachet|kemasan makanan|kopi bubuk|bubuk kopi|coffee bag|bag of coffee|coffee beans bag|coffee pouch|kantong kopi|tepung terigu|kopi kemasan|makanan ringan',
  ],
  jar: [
    'stoples/glass jar',
    'toples|kemasan toples|kemasan jar|stoples|setoples|jar|glass jar|selai|jam jar|krim wajah|cream wajah|krim|krim malam|krim siang|night cream|day cream|pot krim|masker wajah|body butter',
  ],
  sambalJar: [
    'stoples sambal/jar of chilli sauce',
    'sambal toples|sambal dalam toples|sambal kemasan toples|jar of sambal|sambal jar',
  ],
  chipsJar: ['stoples keripik/jar of chips', 'keripik toples|keripik dalam toples|toples rempeyek|jar of chips'],
  chilliBottle: [
    'saus sambal botol/bottle of chilli sauce',
    'sambal botol|sambel botol|saus sambal botol|sambal botolan',
  ],
  coffeeBottle: [
    'kopi susu botol/bottled milk coffee',
    'kopi botol|kopi susu botol|kopi botolan|kopi susu literan|kopi literan|kopi susu liter|bottled coffee|coffee bottle|cold brew bottle',
  ],
  teaBottle: ['teh botol/bottled tea', 'teh botol|teh kemasan botol|bottled tea'],
  juiceBottle: ['jus jeruk botol/bottled orange juice', 'jus botol|jus jeruk botol|bottled juice|juice bottle'],
  redJuiceBottle: ['jus merah botol/bottled red juice', 'sirup botol|syrup bottle|bottle of syrup'],
  avocadoBottle: ['jus alpukat botol/bottled avocado juice', 'jus alpukat botol'],
  milkBottle: ['susu botol/bottled milk', 'susu botol|milk bottle|bottle of milk|susu kemasan botol'],
  matchaBottle: ['matcha botol/bottled matcha', 'matcha botol|matcha botolan|bottled matcha'],
  honey: ['stoples madu/jar of honey', 'madu|madu murni|honey|madu hutan|honey jar'],
  bag: [
    'tas tangan/handbag',
    'tas|tas kulit|tas wanita|tas tangan|tas selempang|handbag|purse|tas branded|tote bag|totebag|shopping bag|tas belanja|tas kulit wanita',
  ],
  wovenBag: [
    'tas anyaman/woven bag',
    'tas anyaman|tas rotan|tas pandan|tas anyaman pandan|tas anyaman rotan|tas mendong|woven bag|rattan bag|straw bag|wicker bag',
  ],
  backpack: ['ransel/backpack', 'ransel|tas ransel|tas sekolah|tas punggung|backpack|rucksack|tas gunung|carrier'],
  wallet: ['dompet/wallet', 'dompet|wallet|dompet kulit|dompet pria'],
  tshirt: [
    'kaos/T-shirt',
    'kaos|kaus|kaos~ bola|baju~ bola|baju|pakaian|kaos polos|t shirt|tshirt|shirt|tee|baju kaos|kaos distro|clothes|clothing|fashion|kaos oblong|baju anak',
  ],
  shirt: ['kemeja/button shirt', 'kemeja|kemeja putih|baju koko|koko|kemeja~ batik|seragam|baju~ batik|kemeja pria'],
  dress: ['gaun/dress', 'gaun|dress|daster|gaun~ pengantin|gaun~ pesta'],
  hungKebaya: ['kebaya/kebaya', 'kebaya|kebaya modern|kebaya wisuda|kebaya brokat|kebaya kutubaru|kebaya encim'],
  robe: ['gamis/long robe', 'gamis|baju gamis|abaya|baju muslim|busana muslim|gamis syari|jubah|long robe'],
  watch: ['jam tangan/wristwatch', 'jam tangan|arloji|watch|wristwatch|smartwatch'],
  phone: [
    'ponsel/phone',
    'hp|handphone|ponsel|smartphone|iphone|phone|gadget|telepon|aplikasi|android phone|pulsa|hape|samsung',
  ],
  laptop: ['laptop/laptop', 'laptop|notebook|macbook|website|kursus online|belajar online|kerja online|webinar'],
  lipstick: [
    'lipstik/lipstick',
    'lipstik|lipstick|lip cream|lipcream|gincu|lip tint|liptint|makeup|make up|kosmetik|cosmetics|lipgloss|lip balm',
  ],
  giftBox: [
    'kotak hadiah/gift box',
    'hadiah|kado|kotak hadiah|hampers|parcel|parsel|gift|gift box|bingkisan|souvenir|suvenir|hampers lebaran|kotak kado|present|door prize|doorprize|giveaway',
  ],
  box: [
    'kardus/cardboard box',
    'kardus|dus|kotak kardus|paket|box|cardboard box|package|kotak|kemasan kotak|kemasan box|kiriman|ekspedisi|dus box',
  ],
  tube: [
    'tube krim/cream tube',
    'skincare|skin care|sunscreen|tabir surya|facial wash|sabun muka|sabun cuci muka|pasta gigi|odol|body lotion|lotion|handbody|hand cream|face wash|toothpaste|moisturizer|pelembab|tube|sunblock',
  ],
  soap: [
    'sabun batang/soap bars',
    'sabun|sabun batang|sabun herbal|sabun mandi|soap|soap bar|handmade soap|sabun handmade|sabun cuci',
  ],
  hat: ['topi/cap', 'topi|cap|hat|topi baseball|snapback'],
  diamondRing: [
    'cincin berlian/diamond ring',
    'cincin|cincin berlian|perhiasan|berlian|jewelry|jewellery|diamond|diamond ring|gold ring|golden ring|silver ring|wedding ring|engagement ring|cincin kawin|cincin nikah',
  ],
  glasses: ['kacamata/glasses', 'kacamata|kaca mata|glasses|sunglasses|eyeglasses|kacamata hitam'],
  headphones: ['headphone/headphones', 'headphone|headphones|headset'],
  camera: [
    'kamera foto/camera',
    'kamera foto|kamera dslr|kamera jadul|kamera vintage|kamera polaroid|kamera digital|kamera saku|vintage camera|retro camera|old camera|film camera|polaroid camera|digital camera|kamera mirrorless|dslr|mirrorless|kamera analog|jasa foto',
  ],
  sofa: ['sofa/sofa', 'sofa|couch|furnitur|furniture|mebel'],
  chair: ['kursi/chair', 'kursi|chair|kursi kayu|kursi rotan'],
  lamp: ['lampu meja/table lamp', 'lampu|lampu meja|lamp|table lamp|lampu hias|lampu tidur'],
  teddy: [
    'boneka beruang/teddy bear',
    'boneka|boneka beruang|teddy bear|teddy|mainan|mainan anak|toys|toy|doll|boneka teddy',
  ],
  plant: [
    'tanaman pot/potted plant',
    'tanaman|tanaman hias|pot|pot tanaman|potted plant|houseplant|plants|houseplants|tanaman pot|bibit|aglonema|kaktus pot',
  ],
  monstera: ['monstera/monstera', 'monstera|daun monstera|janda bolong|monstera plant|monstera leaf|monstera leaves'],
  snakePlant: [
    'tanaman berdaun tegak/plant with upright leaves',
    'lidah mertua|sansevieria|snake plant|lidah buaya|aloe vera',
  ],
  can: [
    'kaleng minuman/drink can',
    'kaleng|kemasan kaleng|minuman kaleng|soda can|drink can|cola can|beer can|energy drink can|aluminium can|aluminum can|soda kaleng|soft drink',
  ],
  paperCup: [
    'gelas kertas/paper cup',
    'gelas kertas|kemasan cup|kemasan gelas|paper cup|kopi cup|cup kopi|kopi take away|kopi takeaway|takeaway coffee',
  ],
  ball: ['bola/football', 'bola|bola sepak|football|soccer ball|soccer|sepak bola|sepakbola|futsal'],
  money: [
    'setumpuk uang/stack of money',
    'uang|uang tunai|duit|rupiah|money|cash|dollar|investasi|tabungan|gaji|pinjaman|cuan|thr|celengan|untung|keuntungan|saham|investment',
  ],
  trophy: [
    'piala/trophy',
    'piala|trofi|trophy|juara|kemenangan|champion|winner|prestasi|pemenang|sukses|success|kesuksesan|lomba',
  ],
  sandals: ['sandal/sandals', 'sandal|sendal|sandals|slipper|slippers|sandal jepit'],
  necklace: [
    'kalung/necklace',
    'kalung|kalung mutiara|kalung emas|liontin|necklace|pearl necklace|gold necklace|pendant',
  ],
  bracelet: ['gelang/bracelet', 'gelang|gelang emas|gelang mutiara|bracelet|bangle'],
  earrings: ['anting/earrings', 'anting|anting anting|anting emas|earring|earrings'],
  veil: ['hijab di manekin/hijab on a stand', 'manekin hijab|hijab segi empat|kain hijab|hijab manekin'],
  mug: ['mug/mug', 'mug|mug keramik|mug putih|ceramic mug|coffee mug|cangkir keramik'],
  basket: [
    'keranjang anyaman/woven basket',
    'keranjang|keranjang rotan|keranjang anyaman|keranjang bambu|basket|woven basket|rattan basket',
  ],
  hoodie: ['hoodie/hoodie', 'hoodie|jaket hoodie|jaket|sweater|jacket|jumper|sweatshirt|jersey'],
  trousers: [
    'celana panjang/trousers',
    'celana|celana panjang|celana jeans|celana jin|jeans|trousers|pants|celana chino|celana kargo|cargo pants',
  ],
  skirt: ['rok/skirt', 'rok|rok panjang|rok plisket|skirt'],
  wallClock: ['jam/clock', 'jam dinding|wall clock|clock|weker|alarm clock'],
  television: ['televisi/television', 'televisi|tv|smart tv|television|monitor|tv led'],
  speaker: ['speaker/speaker', 'speaker|speaker bluetooth|bluetooth speaker|loudspeaker|salon aktif'],
  earbuds: ['earbuds/earbuds', 'earbuds|tws|earphone|airpods|earphones|headset bluetooth'],
  bed: ['kasur/bed', 'kasur|ranjang|springbed|spring bed|tempat tidur|mattress'],
  basketball: ['bola basket/basketball', 'bola basket|basket ball|a basketball'],
  volleyball: ['bola voli/volleyball', 'bola voli|bola volley|bola volly|a volleyball'],
  racket: [
    'raket dan kok/racket and shuttlecock',
    'raket|raket badminton|raket bulutangkis|kok badminton|shuttlecock|badminton racket|racket',
  ],
  gamepad: [
    'stik gim/game controller',
    'stik game|stik ps|stick ps|joystick|gamepad|game controller|controller ps|konsol|playstation|ps5',
  ],
  tomatoes: ['tomat/tomatoes', 'tomat|tomat merah|tomato|tomatoes'],
  carrots: ['wortel/carrots', 'wortel|carrot|carrots'],
  corn: ['jagung/corn', 'jagung|jagung manis|jagung rebus|corn|sweet corn'],
  chillies: ['cabai/chillies', 'cabai|cabe|chili peppers|chillies|chilies'],
  crab: ['kepiting/crab', 'kepiting|kepiting saus padang|kepiting rebus|crab|rajungan|kepiting asam manis'],
  croissants: ['croissant/croissant', 'croissant|kroisan|croissants|kue croissant'],
  pancakes: ['pancake/pancakes', 'pancake|pancakes|panekuk|hotcake|souffle pancake'],
  pudding: ['puding/pudding', 'puding|pudding|puding coklat|puding karamel|creme caramel|flan'],
  brownies: ['brownies/brownies', 'brownies|brownis|brownies coklat|brownie|fudgy brownies'],
  redVelvet: [
    'kue red velvet/red velvet cake',
    'red velvet|kue red velvet|kue tart red velvet|cake red velvet|red velvet cake|kue ulang tahun red velvet',
  ],
  quran: ['Al-Qur\u2019an/Qur\u2019an', 'quran|al quran|alquran|mengaji|ngaji|mushaf|tadarus|nuzulul quran|kitab suci'],
};

/** Things found in many places: they make the picture a table only when nothing else names a place. */
export const PROPS: ReadonlySet<string> = new Set([
  'ball',
  'sofa',
  'chair',
  'lamp',
  'hat',
  'box',
  'glasses',
  'bag',
  'wovenBag',
  'backpack',
  'phone',
  'laptop',
  'plant',
  'monstera',
  'snakePlant',
  'money',
  'trophy',
  'tshirt',
  'dress',
  'robe',
  'hungKebaya',
  'shirt',
  'camera',
  'television',
  'wallClock',
  'bed',
  'basketball',
  'volleyball',
  'racket',
  'speaker',
  'hoodie',
  'trousers',
  'quran',
  'tea',
]);

/** Wares that look the same whatever colour is named beside them. */
export const UNDYED_WARES: ReadonlySet<string> = new Set(
  'loafCake cireng rolls sausages nuggets steamedBuns takoyaki kebab avocadoJuice redJuice toast icedCoffee icedTea juice milk matcha burger rendang satay gadoGado friedChicken grilledFish friedNoodles pasta tumpeng pempek sweetMartabak fritters klepon layerCake spiceCake cookies donuts bread pizza sushi steak fries dimsum siomay cendol boba blackCoffee tea rujak mixedRice yellowRice ketupat friedEgg watermelon durian banana pineapple prawns tofuTempe dates apples oranges mangoes grapes strawberries avocados dragonFruit mangosteens rambutans'.split(
    ' ',
  ),
);

/** What is eaten or drunk. */
export const EDIBLE_WARES: ReadonlySet<string> = new Set(
  (
    'seblak cireng cilok rolls sausages nuggets steamedBuns takoyaki kebab avocadoJuice redJuice icedCoffee icedTea juice milk matcha coffee blackCoffee tea boba youngCoconut cendol toast rendang satay gadoGado friedChicken grilledFish friedRice rice friedNoodles noodleBowl pasta soup chickenSoup meatSoup curry porridge tumpeng pempek sweetMartabak fritters klepon layerCake spiceCake cake ' +
    'cookies donuts bread pizza burger sushi steak fries dimsum siomay iceBowl iceCream rujak mixedRice yellowRice ketupat friedEgg chips sambal watermelon durian banana pineapple fruit prawns tofuTempe dates honey apples oranges mangoes grapes strawberries avocados dragonFruit mangosteens rambutans'
  ).split(' '),
);

/** Dishes in a bowl, a cup or on a plate of their own, which a colour beside them would dye instead. */
export const VESSELLED_WARES: ReadonlySet<string> = new Set(
  'seblak cilok soup chickenSoup meatSoup curry porridge noodleBowl iceBowl sambal chips friedRice rice coffee fruit'.split(
    ' ',
  ),
);

/** Wares that steam. */
export const STEAMING_WARES: ReadonlySet<string> = new Set(
  'seblak cilok steamedBuns takoyaki rendang satay friedChicken grilledFish steak friedRice rice porridge mixedRice yellowRice soup friedNoodles noodleBowl pasta chickenSoup meatSoup curry dimsum siomay sweetMartabak coffee mug'.split(
    ' ',
  ),
);

/** Wares that steam where that is asked for. */
export const HOT_WARES: ReadonlySet<string> = new Set([
  ...STEAMING_WARES,
  ...'cireng rolls sausages nuggets kebab toast gadoGado tumpeng pempek fritters donuts bread pizza burger fries blackCoffee tea croissants pancakes loafCake brownies prawns tofuTempe crab corn friedEgg ketupat'.split(
    ' ',
  ),
]);

/** Glasses with ice in them. */
export const ICED_WARES: ReadonlySet<string> = new Set(
  'icedCoffee icedTea juice redJuice boba cendol matcha'.split(' '),
);
