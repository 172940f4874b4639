import type { RoomKindName } from '../../scenes/room/roomKinds.ts';

/** Words for each kind of room, Indonesian and English, and what the room is called. */
export const ROOM_WORDS: Record<RoomKindName, readonly [called: string, words: string]> = {
  livingRoom: [
    'ruang tamu/living room',
    'ruang tamu|diruang tamu|living room|ruang keluarga|family room|ruang tengah|lounge|ruangan|di dalam rumah|dalam rumah|at home|indoor|indoors|room',
  ],
  cafe: ['kafe/café', 'kafe|cafe|cafe aesthetic|restoran|restaurant|resto|bistro|coffeeshop|kopitiam|bar kopi'],
  foodStall: ['warung/food stall', 'kantin|canteen|warmindo|food court|foodcourt|burjo|depot'],
  kitchen: ['dapur/kitchen', 'dapur|kitchen'],
  bedroom: [
    'kamar/bedroom',
    'kamar|kamar tidur|kamar anak|kamar bayi|kids room|nursery|kamar kos|kamar kost|kamar kosan|kosan|kos kosan|bedroom|dorm room|asrama|kasur|tempat tidur|ranjang|bed',
  ],
  classroom: ['ruang kelas/classroom', 'ruang kelas|classroom|kelas|di kelas|laboratorium'],
  library: ['perpustakaan/library', 'perpus|perpustakaan|library|ruang baca'],
  office: [
    'kantor/office',
    'kantor|kantoran|office|ruang kerja|ruang rapat|meeting room|coworking|coworking space|ruang kantor|workspace',
  ],
  store: ['toko/shop', 'showroom|ruang ganti|fitting room|etalase'],
  pavilion: [
    'teras kayu/wooden porch',
    'pos ronda|poskamling|pos kamling|gardu|gardu ronda|teras|teras rumah|serambi|beranda|gazebo|porch|veranda|emperan|balai bambu',
  ],
};

/** Weight of a room among the places that a prompt names: what lies on a table comes first. */
export const ROOM_WEIGHT = -0.8;
