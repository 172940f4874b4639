import { act, type ActWords, SITTING } from './act.ts';

/** What people do for a living. */
export const WORK_ACT_WORDS: Readonly<Record<string, ActWords>> = {
  sells: act(
    'berjualan di lapak/selling at a stall',
    'person',
    'street',
    'jualan|berjualan|jual|menjual|dagang|berdagang|jaga lapak|jaga warung|jaga toko|melayani pembeli|nunggu pembeli|jualan sayur|jual sayur|berjualan sayur|menjual sayur|jualan buah|menjual buah|jualan makanan|jualan takjil|penjual sayur|penjual buah|pedagang sayur|pedagang buah|tukang buah|selling|selling fruit|selling fruits|selling vegetables|selling food|sells fruit|sells vegetables|street vendor|fruit seller|market seller',
    [['lapak, buah/stall, fruit', 'lapak kios buah sayur dagangan stall fruit fruits vegetables']],
  ),
  sellsFromCart: act(
    'berjualan dengan gerobak/selling from a cart',
    'person',
    'street',
    'jualan di gerobak|tukang sayur|abang sayur|mang sayur|berjualan di gerobak|jualan pake gerobak|berjualan pakai gerobak|selling from a cart|selling food from a cart|cart vendor|food cart vendor',
    [['gerobak/cart', 'gerobak cart dorong keliling']],
  ),
  serves: act(
    'menyerahkan belanjaan/handing over shopping',
    'person',
    'minimarket',
    'melayani nasabah|melayani tamu|melayani konsumen|melayani pelanggan|melayani ibu ibu|melayani pembeli|ngelayanin pembeli|memberi belanjaan|belanja sayur|berbelanja sayur|belanja di warung|beli sayur|membeli sayur|buying vegetables|buying groceries|serving customers|serving a customer|menyerahkan belanjaan|berbagi takjil|bagi takjil|bagi bagi takjil|bagiin takjil|bagi sembako|bagi bagi sembako|membagikan takjil|memberi sedekah|membagikan sembako|membagikan daging kurban|membagikan daging qurban|bagi daging kurban|bagi bagi daging kurban|bagiin daging kurban|pembagian daging kurban|membagikan zakat|bagi zakat|membagikan bingkisan|giving food|sharing food|giving alms',
    [['belanjaan/shopping', 'belanjaan sayur takjil pembeli pelanggan ibu shopping customer']],
  ),
  teaches: act(
    'mengajar murid/teaching pupils',
    'teacher',
    'classroom',
    'mengajar|ngajar|guru mengajar|mengajar murid|mengajar anak anak|ngajar anak anak|mengajar siswa|guru menjelaskan|ibu guru menjelaskan|bu guru menjelaskan|pak guru menjelaskan|guru menerangkan|guru ngejelasin|dosen menjelaskan|dosen mengajar|menjelaskan pelajaran|menjelaskan materi|menerangkan materi|menerangkan pelajaran|teaching|teaching kids|teaching children|teaching students|teaches',
    [
      [
        'papan tulis, murid/blackboard, pupils',
        'papan tulis kelas murid siswa anak kapur blackboard students pupils kids children class',
      ],
    ],
  ),
  writesOnBoard: act(
    'menulis di papan tulis/writing on a blackboard',
    'pupil',
    'classroom',
    'menulis di papan tulis|nulis di papan tulis|writing on the blackboard|writing on blackboard|writing on a blackboard|writing on the board|writing on whiteboard|writing on the whiteboard|writing on a whiteboard|writes on the board|writes on the whiteboard|nulis di papan|menulis di papan|nulis di whiteboard|menulis di whiteboard',
    [['papan tulis, kapur/blackboard, chalk', 'papan tulis kapur blackboard chalk']],
  ),
  takesPressure: act(
    'mengukur tekanan darah/taking blood pressure',
    'doctor',
    'ward',
    'cek tensi|ngecek tensi|mengecek tensi|periksa tensi|ukur tensi|mengukur tensi|tensi darah|cek tekanan darah|periksa tekanan darah|memeriksa tekanan darah|mengukur tekanan darah|mengecek tekanan darah|ngukur tensi|checking blood pressure|taking blood pressure|measuring blood pressure|checking a patient blood pressure|checks blood pressure',
    [['alat tensi, pasien/cuff, patient', 'alat tensi pasien kakek cuff patient monitor'], SITTING],
  ),
  weighsBaby: act(
    'menimbang bayi/weighing a baby',
    'doctor',
    'ward',
    'menimbang bayi|nimbang bayi|timbang bayi|menimbang balita|nimbang balita|timbang balita|menimbang anak|nimbang anak|timbang badan bayi|penimbangan bayi|penimbangan balita|weighing a baby|weighing babies|weighing a newborn|weighing the baby',
    [['bayi, timbangan, ibunya/baby, scales, mother', 'bayi balita timbangan ibu ibunya baby scale scales mother mom']],
  ),
  assemblesComputer: act(
    'merakit komputer/assembling a computer',
    'person',
    'office',
    'merakit komputer|ngerakit komputer|rakit komputer|merakit pc|ngerakit pc|rakit pc|memperbaiki komputer|benerin komputer|betulin komputer|servis komputer|service komputer|memperbaiki laptop|benerin laptop|servis laptop|service laptop|teknisi komputer|tukang servis komputer|assembling a computer|building a computer|building a pc|repairing a computer|fixing a computer|repairing a laptop|fixing a laptop|computer technician',
    [['komputer, obeng/computer, screwdriver', 'komputer pc laptop obeng computer screwdriver monitor']],
  ),
  rescuesCat: act(
    'menurunkan kucing dari pohon/getting a cat down from a tree',
    'firefighter',
    'homeYard',
    [
      'nurunin',
      'menurunkan',
      'nolongin',
      'menolong',
      'menyelamatkan',
      'nyelametin',
      'selamatkan',
      'mengevakuasi',
      'evakuasi',
    ]
      .map((verb) => `${verb} kucing`)
      .join('|') +
      '|rescuing a cat|rescuing a kitten|rescuing cat|saving a cat|saving a kitten|getting a cat down|getting a cat out of a tree|rescues a cat',
    [['kucing, pohon, tangga/cat, tree, ladder', 'kucing pohon mangga kelapa tangga cat kitten tree ladder']],
  ),
  takesBread: act(
    'mengeluarkan roti dari oven/taking bread out of the oven',
    'cook',
    'kitchen',
    ['mengeluarkan', 'ngeluarin', 'mengangkat', 'ngangkat', 'mengambil', 'ngambil']
      .flatMap((verb) => ['roti', 'kue'].map((baked) => `${verb} ${baked} dari oven`))
      .join('|') +
      '|memanggang roti|manggang roti|memanggang kue|manggang kue|' +
      ['pulling', 'taking', 'getting']
        .flatMap((verb) =>
          ['bread', 'fresh bread', 'a cake', 'cookies'].map((baked) => `${verb} ${baked} out of the oven`),
        )
        .join('|'),
    [['roti, oven/bread, oven', 'roti kue oven bread loaf loaves cookies cake fresh']],
  ),
  examines: act(
    'memeriksa pasien/examining a patient',
    'doctor',
    'ward',
    'cek kesehatan|periksa kesehatan|periksa anak|memeriksa anak|meriksa anak|periksa bayi|memeriksa bayi|memeriksa pasien|periksa pasien|meriksa pasien|memeriksa|meriksa|merawat pasien|rawat pasien|merawat orang sakit|mengobati pasien|menyuntik pasien|menyuntik|suntik pasien|nyuntik pasien|suntik anak|menyuntik anak|imunisasi|vaksinasi|periksa gigi|memeriksa gigi|cabut gigi|giving an injection|vaccinating|jenguk pasien|menjenguk pasien|menjaga pasien|jaga pasien|menenangkan pasien|menghibur pasien|nemenin pasien|menemani pasien|comforting a patient|comforting patient|comforting an elderly patient|comforting elderly patient|talking to a patient|talking to patient|examining a patient|examining patient|examining patients|checking a patient|checking patient|treating a patient|treating patients|caring for a patient',
    [['pasien, ranjang, infus/patient, bed, drip', 'pasien ranjang infus stetoskop patient bed drip stethoscope']],
  ),
  cutsHair: act(
    'memotong rambut/cutting hair',
    'person',
    'barber',
    'potong rambut|memotong rambut|motong rambut|cukur rambut|nyukur rambut|mencukur rambut|tukang cukur|pangkas rambut|tukang cukur potong rambut|cutting hair|cutting his hair|cutting her hair|cutting a boy hair|cutting a man hair|cutting a child hair|cutting a customer hair|cutting his son hair|barber cutting hair|barber cutting a man hair|barber cutting a boy hair|hairdresser|giving a haircut|haircut',
    [['gunting, pelanggan/scissors, customer', 'gunting pelanggan kursi scissors customer client']],
  ),
  doesMakeUp: act(
    'merias orang/doing someone’s make-up',
    'woman',
    'livingRoom',
    'merias|ngerias|ngerias pengantin|ngerias klien|ngerias mempelai|rias pengantin|makeupin pengantin|mendandani|dandanin|makeupin|merias pengantin|merias wajah|merias klien|mua|tata rias|perias|perias pengantin|makeup artist|make up artist|doing makeup|doing make up|applying makeup to bride|doing bridal makeup|putting makeup on a client',
    [['riasan/make-up', 'riasan pengantin klien bride client']],
  ),
  putsOnMakeUp: act(
    'berdandan di cermin/putting on make-up',
    'woman',
    'bedroom',
    'makeup di depan cermin|make up di depan cermin|makeup depan cermin|dandan di depan cermin|berdandan di depan cermin|dandan|berdandan|lagi dandan|makeup an|makeupan|make up tutorial|tutorial makeup|tutorial make up|skincarean|bercermin|ngaca|applying makeup|applying make up|putting on makeup|putting on lipstick|doing her makeup|makeup tutorial',
    [['cermin/mirror', 'cermin kaca mirror lipstik lipstick'], SITTING],
  ),
  paints: act(
    'melukis di kanvas/painting on a canvas',
    'person',
    'livingRoom',
    'melukis|ngelukis|lagi melukis|melukis di kanvas|melukis pemandangan|pelukis|seniman melukis|painting|painting on canvas|painting on a canvas|painting a picture|painting a landscape|painter|paints|artist painting',
    [['kanvas, kuas/canvas, brush', 'kanvas kuas lukisan cat canvas brush easel']],
  ),
  makesBatik: act(
    'membatik/making batik',
    'woman',
    'pavilion',
    'membatik|mbatik|ngebatik|membatik kain|pembatik|pengrajin batik|membuat batik|bikin batik|mencanting|batik tulis|making batik|drawing batik|batik maker|batik artisan',
    [['kain batik, canting/batik cloth, canting', 'kain canting batik cloth'], SITTING],
  ),
  weaves: act(
    'menenun/weaving',
    'woman',
    'pavilion',
    'menenun|nenun|tenun kain|menenun kain|penenun|menenun songket|menenun ulos|weaving|weaving cloth|weaver|weaving fabric',
    [['alat tenun/loom', 'alat tenun kain songket ulos loom cloth fabric'], SITTING],
  ),
  carves: act(
    'mengukir kayu/carving wood',
    'person',
    'pavilion',
    'mengukir|ngukir|mengukir kayu|ngukir kayu|ukir kayu|memahat|memahat kayu|pengukir|pengrajin kayu|pengrajin ukir|tukang kayu|carving wood|wood carving|woodcarver|carving|sculpting',
    [['kayu, pahat/wood, chisel', 'kayu pahat palu wood chisel'], SITTING],
  ),
  poursCoffee: act(
    'menuang susu ke kopi/pouring coffee',
    'barista',
    'cafe',
    'tuang latte|tuang latte art|menuang latte|menuang latte art|nuang latte|bikin latte art|membuat latte art|bikin kopi|membuat kopi|meracik kopi|menyeduh kopi|nyeduh kopi|seduh kopi|nuang kopi|menuang kopi|tuang kopi|menuang susu|barista bikin kopi|making coffee|making a coffee|making latte art|making latte|pouring coffee|pouring latte art|pouring milk|brewing coffee',
    [['mesin kopi/coffee machine', 'kopi mesin cangkir latte coffee machine espresso']],
  ),
  holdsMeeting: act(
    'rapat/in a meeting',
    'businessman',
    'office',
    'belajar kelompok|study group|group study|rapat|meeting|lagi rapat|lagi meeting|rapat kantor|rapat kerja|rapat tim|presentasi|diskusi|berdiskusi|diskusi kelompok|kerja kelompok|musyawarah|having a meeting|in a meeting|business meeting|team meeting|giving a presentation|presenting|discussing|group discussion',
    [['meja rapat, laptop/meeting table, laptop', 'meja laptop papan grafik table chart'], SITTING],
  ),
  directsTraffic: act(
    'mengatur lalu lintas/directing traffic',
    'person',
    'street',
    'atur lalu lintas|mengatur lalu lintas|ngatur lalu lintas|ngatur jalan|mengatur kendaraan|pak ogah|tukang parkir|juru parkir|jukir|ngatur parkir|mengatur parkir|atur parkir|ngatur motor|ngatur mobil|parking attendant|directing traffic|controlling traffic',
  ),
};
