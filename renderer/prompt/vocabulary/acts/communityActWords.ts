import { act, type ActWords } from './act.ts';

/** What neighbours do together at feasts and in need. */
export const COMMUNITY_ACT_WORDS: Readonly<Record<string, ActWords>> = {
  pushesMotorbike: act(
    'mendorong motor/pushing a motorbike',
    'person',
    'villageRoad',
    'dorong motor|mendorong motor|ngedorong motor|nuntun motor|menuntun motor|dorong motor mogok|mendorong motor mogok|nuntun motor mogok|ngedorong motor mogok|motor mogok|motornya mogok|dorong sepeda motor|mendorong sepeda motor|pushing a motorbike|pushing a motorcycle|pushing his motorbike|pushing her motorbike|pushing a broken motorbike',
    [['sepeda motor/motorbike', 'motor motorbike motorcycle']],
  ),
  marchesTakbiran: act(
    'pawai takbiran/Eid eve procession',
    'person',
    'villageRoad',
    'takbiran|pawai takbiran|takbir keliling|takbiran keliling|malam takbiran|pawai takbir|pawai obor|arak arakan obor|pawai obor takbiran|arak arakan takbiran|bawa obor dan bedug|membawa obor dan bedug|bawa bedug dan obor|membawa bedug dan obor|dengan obor dan bedug|arak bedug|mengarak bedug|arak arakan bedug|eid eve procession|takbiran parade|torch parade|torch procession',
    [
      ['obor, bedug/torches, mosque drum', 'obor bedug beduk torch torches drum'],
      ['berjalan/walking', 'pawai arak'],
    ],
  ),
  bringsSacrifice: act(
    'membawa sapi kurban/with a cow for sacrifice',
    'person',
    'homeYard',
    'kurban sapi|sapi kurban|sapi qurban|qurban sapi|panitia kurban|panitia qurban|potong sapi kurban|menyembelih sapi kurban|menyembelih sapi|menyembelih kurban|menyembelih hewan kurban|sembelih sapi|panitia kurban menyembelih sapi|panitia kurban memotong sapi|penyembelihan kurban|penyembelihan sapi|ikat sapi kurban|sacrificial cow|eid al adha cow',
    [['sapi, tali/cow, rope', 'sapi tali cow rope']],
  ),
  experiments: act(
    'praktikum kimia/doing a chemistry experiment',
    'pupil',
    'laboratory',
    'praktikum|praktikum kimia|praktikum ipa|praktikum biologi|percobaan kimia|eksperimen|eksperimen kimia|eksperimen sains|percobaan sains|melakukan percobaan|praktek kimia|praktik kimia|bereksperimen|melakukan eksperimen|percobaan|meneliti|mencampur cairan|experimenting|mixing chemicals|chemistry experiment|doing an experiment|doing a chemistry experiment|science experiment|doing experiments',
    [['tabung kimia/chemistry flasks', 'kimia tabung flask chemistry']],
  ),
};
