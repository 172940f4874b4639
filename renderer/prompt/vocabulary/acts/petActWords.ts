import { act, type ActWords } from './act.ts';

const PETS = {
  dog: {
    id: 'anjing',
    own: 'anjingnya',
    en: ['a dog', 'the dog', 'his dog', 'her dog', 'a puppy', 'her puppy', 'dog'],
  },
  cat: {
    id: 'kucing',
    own: 'kucingnya',
    en: ['a cat', 'the cat', 'his cat', 'her cat', 'a kitten', 'her kitten', 'cat'],
  },
} as const;

/** Verbs with each name of an animal: Indonesian, English. */
const withPet = (pet: keyof typeof PETS, id: string, en: string): string => {
  const { id: name, own, en: names } = PETS[pet];
  return [
    ...id.split('|').flatMap((verb) => [name, own, `anak ${name}`].map((one) => `${verb} ${one}`)),
    ...en.split('|').flatMap((verb) => names.map((one) => `${verb} ${one}`)),
  ].join('|');
};

const BATHE = ['mandiin|memandikan|mandikan|nyuci|cuci', 'bathing|washing|giving a bath to'] as const;
const EXAMINED = [['meja periksa, stetoskop/table, stethoscope', 'meja stetoskop table stethoscope']] as const;
const HOLD = [
  'peluk|meluk|memeluk|gendong|nggendong|menggendong|gendongin',
  'hugging|holding|cuddling|carrying',
] as const;

const EXAMINE = [
  'periksa|memeriksa|meriksa|obati|mengobati|ngobatin|suntik|menyuntik|nyuntik|vaksin|dokter hewan periksa|dokter hewan memeriksa|dokter hewan meriksa|dokter hewan merawat|dokter hewan mengobati|dokter hewan menyuntik|dokter hewan vaksin|dokter hewan dan|dokter hewan sama',
  'examining|checking|treating|vaccinating|vet examining|vet checking|vet treating|veterinarian examining|veterinarian checking|vet with|veterinarian with',
] as const;

/** What people do with a cat or a dog. */
export const PET_ACT_WORDS: Readonly<Record<string, ActWords>> = {
  bathesDog: act('memandikan anjing/bathing a dog', 'boy', 'homeYard', withPet('dog', ...BATHE), [
    ['bak, busa sabun/tub, foam', 'bak ember busa sabun tub foam bubbles'],
  ]),
  bathesCat: act('memandikan kucing/bathing a cat', 'woman', 'bathroom', withPet('cat', ...BATHE), [
    ['bak, busa sabun/tub, foam', 'bak ember busa sabun tub foam bubbles'],
  ]),
  holdsDog: act('menggendong anjing/holding a dog', 'woman', 'park', withPet('dog', ...HOLD)),
  holdsCat: act('menggendong kucing/holding a cat', 'woman', 'livingRoom', withPet('cat', ...HOLD)),
  examinesDog: act('memeriksa anjing/examining a dog', 'doctor', 'ward', withPet('dog', ...EXAMINE), EXAMINED),
  examinesCat: act('memeriksa kucing/examining a cat', 'doctor', 'ward', withPet('cat', ...EXAMINE), EXAMINED),
  walksDog: act(
    'berjalan dengan anjing/walking a dog',
    'person',
    'park',
    `${withPet('dog', 'ajak jalan|ngajak jalan|jalan sama|jalan jalan sama|jalan bareng|jalan jalan bareng|jalan pagi sama|jalan dengan|jalan jalan dengan', 'walking|walks|walking with|jogging with')}|dog walker`,
    [['tali, anjing/leash, dog', 'tali leash']],
  ),
};
