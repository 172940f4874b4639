import { act, type ActWords, SITTING } from './act.ts';

/** On the road, on the water and on the way. */
export const TRAVEL_ACT_WORDS: Readonly<Record<string, ActWords>> = {
  drives: act(
    'menyetir mobil/driving a car',
    'person',
    'motorway',
    'nyetir|menyetir|nyupir|nyetir mobil|menyetir mobil|nyopir mobil|mengemudi|mengemudikan mobil|mengemudi mobil|bawa mobil|naik mobil|sopir taksi|supir taksi|driver taksi|driving a car|driving his car|driving her car|drives a car|drives his car|drives her car|taxi driver|roadtrip|road trip',
    [['mobil, setir/car, steering wheel', 'mobil setir setirnya taksi car wheel'], SITTING],
  ),
  ridesBoat: act(
    'naik perahu/in a boat',
    'person',
    'islands',
    'naik perahu|naik perahu kayu|menaiki perahu|naik sampan|naik kano|mendayung perahu|dayung perahu|ngedayung perahu|mendayung sampan|mendayung|mendayung kano|mendayung rakit|naik jukung|naik perahu dayung|riding a boat|riding in a boat|rowing a boat|rowing|rowing boat on|paddling|paddling a canoe|paddling a boat|boat ride|on a boat|in a boat|on a small boat',
    [['perahu, dayung/boat, paddle', 'perahu sampan kano dayung kapal boat canoe paddle'], SITTING],
  ),
  surfs: act(
    'berselancar/surfing',
    'person',
    'beach',
    'surfing|selancar|berselancar|main selancar|main surfing|bermain selancar|peselancar|surfer|surfers|riding a wave|riding the wave|riding waves|catching a wave|surfs',
    [['papan selancar, ombak/surfboard, wave', 'papan ombak surfboard board wave waves']],
  ),
  waits: act(
    'menunggu di bangku/waiting on a bench',
    'person',
    'busStop',
    'nunggu|menunggu|nungguin|lagi nunggu|nunggu bus|nunggu bis|menunggu bus|nunggu angkot|nunggu kereta|menunggu kereta|nunggu ojol|nunggu antrian|nunggu giliran|nunggu jemputan|waiting|waiting for a bus|waiting for the bus|waiting for a train|waiting for the train|waits',
    [['bangku/bench', 'bangku kursi bench'], SITTING],
  ),
  handsParcel: act(
    'menyerahkan paket/handing over a parcel',
    'rider',
    'homeYard',
    'menyerahkan paket|serahin paket|nyerahin paket|ngasih paket|kasih paket|memberi paket|terima paket|menerima paket|nerima paket|serah terima paket|handing a package|handing over a package|handing a parcel|handing over a parcel|hands a package|giving a package|receiving a package|receiving a parcel|delivering a package|delivering a parcel',
    [['paket, pelanggan/parcel, customer', 'paket pelanggan penerima parcel package customer']],
  ),
  pullsSuitcase: act(
    'menarik koper/pulling a suitcase',
    'person',
    'airport',
    'bawa koper|membawa koper|narik koper|menarik koper|tarik koper|geret koper|nyeret koper|seret koper|pulling a suitcase|pulling luggage|with a suitcase|carrying a suitcase|with luggage|with her suitcase|with his suitcase',
    [['koper/suitcase', 'koper suitcase luggage']],
  ),
  pushesTrolley: act(
    'mendorong troli belanja/pushing a shopping trolley',
    'person',
    'minimarket',
    'dorong troli|dorong trolley|dorong troli belanja|dorong keranjang belanja|dorong kereta belanja|mendorong troli|mendorong trolley|mendorong troli belanja|mendorong keranjang belanja|mendorong kereta belanja|ngedorong troli|ngedorong trolley|ngedorong troli belanja|ngedorong keranjang belanja|ngedorong kereta belanja|belanja bulanan|belanja pakai troli|pushing a shopping cart|pushing a cart in a supermarket|pushing a trolley|with a shopping cart|with a cart|grocery shopping',
    [['troli, belanjaan/trolley, groceries', 'troli trolley belanjaan keranjang cart groceries']],
  ),
  pushesWheelchair: act(
    'mendorong kursi roda/pushing a wheelchair',
    'doctor',
    'ward',
    'dorong kursi roda|dorong pasien|dorong pasien di kursi roda|mendorong kursi roda|mendorong pasien|mendorong pasien di kursi roda|ngedorong kursi roda|ngedorong pasien|ngedorong pasien di kursi roda|pushing a wheelchair|pushing wheelchair|pushing a patient',
    [['kursi roda, pasien/wheelchair, patient', 'kursi roda pasien wheelchair patient']],
  ),
  spraysHose: act(
    'memadamkan api/putting out a fire',
    'firefighter',
    'street',
    'memadamkan api|memadamkan kebakaran|madamin api|madamin kebakaran|madamkan api|madamkan kebakaran|mematikan api|mematikan kebakaran|matiin api|matiin kebakaran|putting out a fire|fighting a fire|fighting fire|extinguishing a fire|spraying water|menyemprot api|nyemprot api',
    [['api, selang, air/fire, hose, water', 'api kebakaran selang air fire hose water']],
  ),
};
