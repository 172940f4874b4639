/** What strangers typed and nobody here had thought of: words of Javanese, Sundanese and Betawi, and turns of phrase. */
import { expect, it } from 'vitest';
import { createPlan } from '../../../renderer/createPlan.ts';

it.each([
  ['mbah kakung numpak sepeda onthel', 'kakek naik sepeda onthel'],
  ['budak leutik ulin layangan isuk isuk', 'anak kecil main layangan pagi'],
  ['munding keur adus di walungan', 'kerbau sedang mandi di sungai'],
  ['ucing hideung sare di imah', 'kucing hitam tidur di rumah'],
  ['wong tuwo ngopi bengi', 'orang tua ngopi malam'],
  ['engkong ngopi', 'kakek ngopi'],
])('%s: %s', (typed, meant) => {
  const [one, other] = [typed, meant].map((prompt) => createPlan({ prompt, seed: 1 }));
  expect(one!.unmatched).toEqual([]);
  expect([one!.scene, one!.subject, one!.details]).toEqual([other!.scene, other!.subject, other!.details]);
});

it('hears whoever asks speak of themselves, and of no cave', () => {
  expect(createPlan({ prompt: 'POV gua jalan di pasar malem', seed: 1 }).details.crystalCave).toBeUndefined();
  expect(createPlan({ prompt: 'gua lagi main gitar', seed: 1 }).details.playsGuitar).toBe(1);
  expect(createPlan({ prompt: 'gua di tepi pantai', seed: 1 }).details.crystalCave).toBe(1);
});

it.each([
  ['a family of elephants crossing the river', 'elephant', 'wades'],
  ['sekeluarga kucing main air', 'cat', 'wades'],
])('counts a family of animals: %s', (prompt, subject, doing) => {
  const plan = createPlan({ prompt, seed: 1 });
  expect([plan.subject, plan.details.count, plan.details[doing], plan.unknownSubject]).toEqual([subject, 3, 1, null]);
});

it.each([
  ['pertandingan voli antar kampung', 'playsVolleyball'],
  ['penjual jamu gendong jalan di gang', 'sellsJamu'],
  ['kucing terbang di atas kota', 'aloft'],
  ['karyawan ketiduran di krl', 'trainInside'],
  ['pemain bulu tangkis lompat smash', 'playsBadminton'],
  ['bookstore in bandung at night, people drinking tea', 'library'],
  ['father teaching his son to ride a bicycle', 'teachesCycling'],
  ['nenek menyapu halaman rumah pagi hari', 'homeYard'],
  ['penumpang desak-desakan di kereta krl', 'trainInside'],
  ['students playing basketball in the school court', 'schoolyard'],
  ["a mother braiding her daughter's hair", 'combsHair'],
  ["a barber cutting a boy's hair in a barbershop", 'cutsHair'],
  ['siswa praktikum kimia di laboratorium', 'experiments'],
  ['anak-anak bawa obor keliling kampung', 'paradesTorches'],
  ['two kids chasing chickens', 'chasesChickens'],
  ['warga dorong motor mogok', 'pushesMotorbike'],
  ['wanita meditasi di tepi danau', 'meditates'],
])('%s', (prompt, detail) => {
  expect(createPlan({ prompt, seed: 1 }).details[detail]).toBe(1);
});

it.each(['the family dog on the beach', 'anjing keluarga di pantai'])('counts one: %s', (prompt) => {
  expect(createPlan({ prompt, seed: 1 }).details.count).toBeUndefined();
});

it.each(['raja hayam wuruk', 'suku karo', 'game sega'])('leaves names as they are: %s', (prompt) => {
  const { unmatched, subject } = createPlan({ prompt, seed: 1 });
  expect(unmatched.join(' ')).toMatch(/hayam|karo|sega/u);
  expect(subject).not.toBe('chicken');
});

it('shows a floating market for whoever sells there', () => {
  const plan = createPlan({ prompt: 'pasar terapung banjarmasin, ibu-ibu jualan buah di atas perahu', seed: 1 });
  expect(plan.subject).toBe('floating-market');
});

it.each([
  ['ayah ibu dan dua anak piknik di taman', 'family', undefined],
  ['mama papa dan anak-anak liburan di pantai', 'family', undefined],
  ['dua sahabat naik gunung', 'hiker', 2],
  ['tiga biksu di borobudur', 'monk', 3],
])('shows all who are named: %s', (prompt, subject, count) => {
  const plan = createPlan({ prompt, seed: 1 });
  expect([plan.subject, plan.details.count]).toEqual([subject, count]);
});

it('tells of rain that is seen, whatever stands before it', () => {
  const { chips, unmatched } = createPlan({ prompt: 'gojek nganter paket ke rumah pelanggan hujan deras', seed: 1 });
  expect(chips).toContainEqual(expect.objectContaining({ aspect: 'weather', value: 'rain', word: 'hujan deras' }));
  expect(unmatched).toEqual(['pelanggan']);
});

it.each([
  ['banjir di jakarta', 'city'],
  ['warga dorong motor kebanjiran di jalan kampung', 'venue'],
])('floods streets with people in them and without: %s', (prompt, scene) => {
  const plan = createPlan({ prompt, seed: 1 });
  expect([plan.scene, plan.details.inFlood]).toEqual([scene, 1]);
});

it('takes what nobody is seen to do for no woman who would do it', () => {
  const { chips, unmatched } = createPlan({ prompt: 'guru menulis di papan tulis sambil senam', seed: 1 });
  expect(chips.map(({ word }) => word)).not.toContain('senam');
  expect(unmatched).toEqual(['senam']);
});

it.each([
  ['warga gotong royong membersihkan selokan di hari minggu', 'friends', 'cleansGutter'],
  ['perawat memeriksa tekanan darah seorang kakek di puskesmas', 'doctor', 'takesPressure'],
  ['pengrajin rotan bikin keranjang di rumahnya', 'person', 'weavesBasket'],
  ['mbak olshop ngepack paket orderan', 'woman', 'packsParcels'],
  ['grandfather watering his plants in the front yard', 'grandfather', 'watersPlants'],
  ['anak SMA nunggu bus di halte', 'senior-pupil', 'waits'],
  ['siswi SMP belajar di kelas', 'junior-pupil', 'female'],
  ['ayah ngajarin anaknya naik sepeda di komplek', 'person', 'teachesCycling'],
  ['bapak mancing di sungai', 'person', 'riverbank'],
  ['anak-anak berenang di sungai', 'children', 'riverbank'],
  ['berenang di danau', 'boy', 'inWater'],
  ['bidan desa nimbang bayi di posyandu', 'doctor', 'weighsBaby'],
  ['perawat menjaga pasien', 'doctor', 'female'],
  ['umat hindu bawa sesajen ke pura', 'woman', 'carriesOffering'],
  ['siswa SMK ngerakit komputer', 'senior-pupil', 'assemblesComputer'],
  ['petugas damkar nurunin kucing dari pohon mangga', 'firefighter', 'rescuesCat'],
  ['a baker pulling fresh bread out of the oven', 'cook', 'takesBread'],
  ['paduan suara gereja', 'woman', 'singsInChoir'],
  ['es teh jumbo di atas meja kasir', null, 'icedTea'],
  ['mother elephant with her calf', 'elephant', 'young'],
  ['anak muda main skateboard', 'friends', 'skateboards'],
  ['pemain ski di gunung salju', 'skier', 'skis'],
  ['balerina di panggung', 'dancer', 'dancesBallet'],
  ['penggembala kambing di bukit', 'farmer', 'herdsGoats'],
  ['dokter periksa anak', 'doctor', 'examines'],
  ['bulu tangkis cowok smash', 'person', 'playsBadminton'],
  ['es kelapa muda di pantai', null, 'youngCoconut'],
  ['minimalist coffee shop interior', null, 'cafe'],
  ['pria berkacamata di kafe', 'person', 'spectacles'],
  ['man playing saxophone in a jazz club', 'person', 'playsSaxophone'],
  ['remaja masjid main rebana', 'friends', 'playsRebana'],
  ['labu halloween di depan rumah malam', 'pumpkin', 'homeYard'],
  ['menara eiffel dengan kembang api', 'eiffel', 'fireworks'],
  ['gunung semeru meletus', null, 'lava'],
  ['kandang ayam', null, 'pen'],
  ['imlek barongsai', 'barongsai', 'villageRoad'],
  ['masjid malam takbiran penuh kembang api', 'mosque', 'fireworks'],
])('shows who does what strangers asked for: %s', (prompt, subject, detail) => {
  const plan = createPlan({ prompt, seed: 1 });
  expect([plan.subject, plan.details[detail]]).toEqual([subject, 1]);
});

it.each([
  ['truk pasir lewat jalan berlubang', 'shopStreet'],
  ['angkot biru siang bolong', 'shopStreet'],
  ['abang ojol nunggu orderan di depan minimarket', 'shopFront'],
  ['pedagang sayur di pasar tradisional subuh-subuh', 'traditionalMarket'],
  ['ibu belanja di pasar', 'traditionalMarket'],
  ['satpam mengatur lalu lintas di depan sekolah', 'schoolyard'],
  ['bebek berbaris nyebrang jalan desa', 'villageRoad'],
])('is where strangers meant it to be: %s', (prompt, venue) => {
  const { scene, details } = createPlan({ prompt, seed: 1 });
  expect([scene, details[venue]]).toEqual(['venue', 1]);
});

it('keeps the long view down a street for a city by name, its neon and its traffic jams', () => {
  for (const prompt of ['mobil di jakarta', 'mobil sport di jalan kota malam neon', 'mobil macet di jalan'])
    expect(createPlan({ prompt, seed: 1 }).scene, prompt).toBe('city');
});

it.each([
  ['harimau minum di sungai', 'tiger'],
  ['a mother cat with her kittens', 'cat'],
])('leaves animals what they are: %s', (prompt, subject) => {
  const plan = createPlan({ prompt, seed: 1 });
  expect([plan.subject, plan.companion]).toEqual([subject, null]);
});

it('writes a saying without its colon', () => {
  const { chips } = createPlan({ prompt: 'quotes motivasi jangan menyerah', seed: 1 });
  expect(chips).toContainEqual(expect.objectContaining({ aspect: 'title', value: 'Jangan menyerah' }));
});

it('takes the paint of a room for no cat', () => {
  const { subject, unmatched } = createPlan({ prompt: 'dapur kecil cat hijau mint', seed: 1 });
  expect([subject, unmatched.some((word) => word.startsWith('cat'))]).toEqual([null, true]);
});

it.each([
  ['perahu pinisi berjejer', 'pinisi', 5],
  ['festival lampion malam hari', 'sky-lantern', 5],
  ['umat hindu di pura', 'woman', 3],
  ['anak laki-laki main bola', 'boy', undefined],
  ['para anak laki-laki', 'boy', 3],
])('shows as many as are meant: %s', (prompt, subject, count) => {
  const plan = createPlan({ prompt, seed: 1 });
  expect([plan.subject, plan.details.count]).toEqual([subject, count]);
});

it.each([
  ['thank you card with text "Terima Kasih Guru" and watercolor flowers', 'Watercolor'],
  ['poster lomba 17an tulisan "DIRGAHAYU RI"', 'Tulisan'],
])('writes no word that is about the page: %s', (prompt, word) => {
  const { chips } = createPlan({ prompt, seed: 1 });
  expect(chips.filter(({ aspect }) => aspect === 'title').map(({ value }) => String(value))).not.toContainEqual(
    expect.stringContaining(word),
  );
});

it.each(['interior bioskop', 'interior kamar minimalis', 'desain interior ruang tamu', 'interior rumah minimalis'])(
  'knows a room by its interior: %s',
  (prompt) => {
    const { scene, unknownSubject } = createPlan({ prompt, seed: 1 });
    expect([scene, unknownSubject]).toEqual(['room', null]);
  },
);

it.each([
  ['cewek pakai kacamata hitam di pantai', 2],
  ['a man with glasses working on laptop', 1],
  ['wanita tanpa kacamata', undefined],
  ['foto produk kacamata hitam', undefined],
])('puts glasses on whoever wears them: %s', (prompt, kind) => {
  const { details, chips, unmatched } = createPlan({ prompt, seed: 1 });
  expect(details.spectacles).toBe(kind);
  expect(chips.some(({ value }) => value === 'spectacles')).toBe(kind !== undefined);
  if (kind) expect(unmatched).toEqual([]);
});

it.each([
  ['pria brewok di kafe', 'beard', true],
  ['bearded man drinking coffee', 'beard', true],
  ['cowok bertopi merah naik motor', 'cap', true],
  ['anak kecil pake topi', 'cap', true],
  ['pria pakai topi jerami', 'cap', false],
  ['wanita brewok', 'beard', false],
  ['topi merah di meja', 'cap', false],
])('shows what somebody has on the head: %s', (prompt, detail, isSeen) => {
  const { details, chips } = createPlan({ prompt, seed: 1 });
  expect([detail in details, chips.some(({ value }) => value === detail)]).toEqual([isSeen, isSeen]);
});
