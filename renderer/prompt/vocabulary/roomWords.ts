import type { RoomKindName } from '../../scenes/room/roomKinds.ts';

/** Words for each kind of room, Indonesian and English, and what the room is called. */
export const ROOM_WORDS: Record<RoomKindName, readonly [called: string, words: string]> = {
  livingRoom: [
    'ruang tamu/living room',
    'ruang tamu|diruang tamu|living room|ruang keluarga|family room|ruang tengah|lounge|ruangan|interior rumah|house interior|home interior|inside a house|di dalam rumah|dalam rumah|at home|indoor|indoors|room',
  ],
  cafe: [
    'kafe/café',
    'kafe|cafe|cafe aesthetic|coffee shop interior|interior coffee shop|cafe interior|interior kafe|inside a coffee shop|inside a cafe|in a coffee shop|kape|coffeeshop|kopitiam|bar kopi|bistro',
  ],
  restaurant: ['restoran/restaurant', 'restoran|restaurant|resto|fine dining|rumah makan'],
  foodStall: [
    'warung/food stall',
    'kantin|warkop|canteen|warmindo|food court|foodcourt|burjo|depot|street food stall|street stall|roadside stall',
  ],
  diningRoom: ['ruang makan/dining room', 'ruang makan|di ruang makan|dining room|dining table|meja makan'],
  kitchen: ['dapur/kitchen', 'dapur|kitchen'],
  bedroom: [
    'kamar/bedroom',
    'kamar|kamar tidur|kamar anak|kamar bayi|kids room|nursery|kamar kos|kamar kost|kamar kosan|kosan|kos kosan|bedroom|dorm room|asrama|kasur|tempat tidur|ranjang|bed',
  ],
  classroom: ['ruang kelas/classroom', 'ruang kelas|classroom|kelas|di kelas'],
  library: [
    'perpustakaan/library',
    'perpus|perpustakaan|perpustakaan kampus|perpustakaan sekolah|perpus kampus|perpus sekolah|campus library|school library|university library|library|ruang baca|toko buku|bookstore|bookshop|book store|book shop',
  ],
  office: [
    'kantor/office',
    'kantor|kantoran|office|ruang kerja|ruang rapat|ruang meeting|meeting room|coworking|coworking space|ruang kantor|workspace',
  ],
  store: ['toko/shop', 'showroom|ruang ganti|fitting room|etalase'],
  pavilion: [
    'teras kayu/wooden porch',
    'pos ronda|poskamling|pos kamling|gardu|gardu ronda|teras|teras rumah|serambi|beranda|gazebo|porch|veranda|emperan|balai bambu|balai desa|balai warga|balai kampung|balai dusun|village hall',
  ],
  bathroom: ['kamar mandi/bathroom', 'kamar mandi|toilet|wc|bathroom|restroom|bath'],
  ward: [
    'ruang rawat rumah sakit/hospital ward',
    'rumah sakit|rumkit|puskesmas|klinik|klinik gigi|dental clinic|klinik dokter gigi|poliklinik|ruang rawat|ruang rawat inap|ruang operasi|ugd|igd|icu|posyandu|hospital|hospital room|hospital ward|clinic|emergency room',
  ],
  gym: ['gym/gym', 'gym|gim|fitness|fitness center|tempat fitness|tempat gym|pusat kebugaran'],
  barber: [
    'tempat cukur/barbershop',
    'barbershop|barber shop|barber|pangkas rambut|salon|salon rambut|hair salon|beauty salon',
  ],
  workshop: [
    'bengkel/garage',
    'bengkel|bengkel motor|bengkel mobil|garasi|garage|workshop|auto repair|car repair shop',
  ],
  minimarket: [
    'minimarket/convenience store',
    'minimarket|mini market|indomaret|alfamart|supermarket|swalayan|convenience store|grocery store',
  ],
  podcastStudio: [
    'studio podcast/podcast studio',
    'studio podcast|podcast|podcast studio|ruang podcast|studio rekaman|recording studio|studio musik',
  ],
  photoStudio: ['studio foto/photo studio', 'photo studio|studio pemotretan'],
  concert: [
    'panggung konser/concert stage',
    'konser dangdut|orkes dangdut|panggung dangdut|nonton konser|menonton konser|watching a concert|panggung|atas panggung|panggung gedung kesenian|gedung kesenian|gedung pertunjukan|panggung gedung|panggung konser|konser|konser musik|on stage|concert stage|concert|festival musik|music festival',
  ],
  mosqueHall: [
    'ruang dalam masjid/inside of a mosque',
    'dalam masjid|di dalam masjid|interior masjid|ruang sholat|musholla|mushola|inside a mosque|mosque interior',
  ],
  churchHall: [
    'ruang dalam gereja/inside of a church',
    'dalam gereja|di dalam gereja|interior gereja|inside a church|church interior',
  ],
  airport: [
    'bandara/airport',
    'bandara|bandar udara|airport|ruang tunggu bandara|airport terminal|airport lounge|boarding gate',
  ],
  station: [
    'stasiun/train station',
    'stasiun|stasiun kereta|stasiun kereta api|peron stasiun|train station|railway station|station|platform',
  ],
  trainInside: [
    'dalam kereta/inside of a train',
    'dalam kereta|di dalam kereta|di krl|di mrt|di lrt|di kereta|di kereta krl|di kereta mrt|di kereta api|di kereta listrik|di kereta commuter|naik kereta krl|naik kereta mrt|naik kereta listrik|di dalam krl|di dalam mrt|di gerbong|di commuter line|dalam kereta api|gerbong|gerbong kereta|dalam krl|dalam mrt|inside a train|on a train|train interior|naik kereta|naik kereta api|naik krl|naik mrt|naik lrt|riding a train|riding the train|taking the train',
  ],
  planeInside: [
    'kabin pesawat/airplane cabin',
    'kabin pesawat|dalam pesawat|di dalam pesawat|kabin pesawat terbang|airplane cabin|plane cabin|inside a plane|inside an airplane|naik pesawat|naik pesawat terbang|on a plane|on an airplane',
  ],
  carInside: [
    'dalam mobil/inside of a car',
    'dalam mobil|di dalam mobil|interior mobil|inside a car|car interior|in the car|dashboard mobil',
  ],
  factory: ['pabrik/factory', 'pabrik|factory|ruang produksi|production line'],
  warehouse: ['gudang/warehouse', 'gudang|warehouse|gudang barang|storage room'],
  laboratory: ['laboratorium/laboratory', 'laboratorium|lab|laboratory|laboratorium kimia|ruang lab|science lab'],
  prison: ['penjara/prison', 'penjara|sel penjara|sel tahanan|lapas|prison|jail|prison cell|jail cell'],
  badmintonHall: [
    'lapangan bulu tangkis/badminton hall',
    'lapangan badminton|lapangan bulutangkis|lapangan bulu tangkis|gor badminton|badminton court|badminton hall|gor',
  ],
  basketballHall: [
    'lapangan basket/basketball court',
    'lapangan basket|gor basket|basketball court|basketball arena|lapangan bola basket',
  ],
  futsalHall: [
    'lapangan futsal/futsal hall',
    'lapangan futsal|gor futsal|futsal court|futsal hall|futsal field|lapangan indoor|indoor court|sports hall|gedung olahraga|indoor field',
  ],
  cinema: ['bioskop/cinema', 'bioskop|cinema|movie theater|movie theatre|studio bioskop'],
  wedding: [
    'pelaminan/wedding dais',
    'pelaminan|resepsi|resepsi pernikahan|resepsi nikahan|resepsi nikah|wedding reception|wedding hall|gedung pernikahan|dekorasi pernikahan|dekorasi pelaminan',
  ],
  throneRoom: [
    'ruang singgasana/throne room',
    'singgasana|ruang singgasana|ruang tahta|takhta|tahta|di dalam istana|dalam istana|throne|throne room|inside a palace|inside the palace|inside a castle',
  ],
  hearth: [
    'ruang berperapian/room with a fireplace',
    'cabin living room|wooden cabin living room|log cabin living room|cabin interior|inside a cabin|perapian|depan perapian|dekat perapian|fireplace|by the fireplace|hearth|fire place',
  ],
  birthday: [
    'pesta ulang tahun/birthday party',
    'pesta ulang tahun|pesta ultah|pesta ulang tahun anak|acara ulang tahun|birthday party',
  ],
  mall: ['mal/shopping mall', 'mall|mal|pusat perbelanjaan|shopping mall|shopping center|plaza'],
  balcony: ['balkon/balcony', 'balkon|balcony|balkon apartemen|balkon rumah'],
};

/** Weight of a room among the places that a prompt names: what lies on a table comes first. */
export const ROOM_WEIGHT = -0.8;
