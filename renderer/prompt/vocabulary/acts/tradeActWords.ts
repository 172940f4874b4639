import { act, type ActWords } from './act.ts';

/** Guarding, building, mending and serving. */
export const TRADE_ACT_WORDS: Readonly<Record<string, ActWords>> = {
  guards: act(
    'berjaga di pos/on guard at a gate',
    'guard',
    'housing',
    'jaga gerbang|menjaga gerbang|jaga portal|jaga parkir|jaga keamanan|menjaga keamanan|jaga pos|jaga di pos|on guard|standing guard|guarding|guarding the gate',
    [['pos jaga, palang, radio/booth, barrier, radio', 'pos jaga palang portal gerbang ht radio booth gate barrier']],
  ),
  holdsBalloons: act(
    'memegang balon/holding balloons',
    'person',
    'cityPark',
    'jual balon|jualan balon|berjualan balon|menjual balon|penjual balon|tukang balon|abang balon|bawa balon|membawa balon|pegang balon|memegang balon|megang balon|selling balloons|balloon seller|balloon vendor|holding balloons|holding a balloon|carrying balloons',
    [['balon warna-warni/colourful balloons', 'balon warna warni balloons balloon colourful colorful']],
  ),
  // What is held is the ware that its phrase names: see heldThings.ts.
  presents: act(
    'memegang produk/holding a product',
    'woman',
    'room',
    'memegang produk|memegang produknya|pegang produk|megang produk|menunjukkan produk|memamerkan produk|mempromosikan produk|promosi produk|promosiin produk|review produk|mereview produk|unboxing produk|endorse produk|holding a product|holding the product|showing a product|reviewing a product|promoting a product',
    [['produk/product', 'produk product']],
  ),
  servesPlate: act(
    'menyajikan makanan di piring/serving a plate of food',
    'cook',
    'room',
    'menyajikan hidangan|menghidangkan makanan|menghidangkan masakan|plating makanan|plating a dish|plating food|serving a dish',
    [['piring/plate', 'piring hidangan makanan masakan plate dish food']],
  ),
  prepares: act(
    'menyiapkan pesanan/preparing an order',
    'woman',
    'room',
    'menyiapkan pesanan|nyiapin pesanan|menyiapkan orderan|nyiapin orderan|menyiapkan bekal|preparing an order|preparing orders',
    [['meja/counter', 'meja counter']],
  ),
  eatsWare: act(
    'makan/eating',
    'person',
    'room',
    'makan camilan|ngemil|makan cemilan|makan jajanan|snacking|eating snacks',
    [['camilan/snack', 'camilan cemilan jajanan snack snacks']],
  ),
  wrapsFood: act(
    'membungkus makanan/wrapping food',
    'mother',
    'foodStall',
    'bungkus nasi|membungkus nasi|bungkusin nasi|ngebungkus nasi|bungkus makanan|membungkus makanan|bungkus nasi padang|membungkus nasi padang|bungkus gorengan|membungkus gorengan|bungkus pesanan|membungkus pesanan|bungkus bakso|bungkusin pesanan|bungkus jajanan|bikin nasi bungkus|wrapping food|packing food|wrapping rice|wrapping takeaway|packing takeaway|packing food orders',
    [['nasi bungkus/wrapped rice', 'nasi bungkus kertas pesanan makanan wrapped rice paper']],
  ),
  worksTheTill: act(
    'melayani di kasir/at the till',
    'woman',
    'minimarket',
    'kasir|mbak kasir|mas kasir|kasir minimarket|kasir indomaret|kasir alfamart|petugas kasir|di kasir|jaga kasir|scan barang|scan belanjaan|menscan belanjaan|cashier|at the cashier|scanning items|scanning groceries|at the checkout',
    [['mesin kasir, belanjaan/till, groceries', 'mesin scanner barang belanjaan struk till groceries items']],
  ),
  arrangesFlowers: act(
    'merangkai bunga/arranging flowers',
    'woman',
    'store',
    'rangkai bunga|rangkai buket|rangkai buket bunga|rangkai karangan bunga|merangkai bunga|merangkai buket|merangkai buket bunga|merangkai karangan bunga|ngerangkai bunga|ngerangkai buket|ngerangkai buket bunga|ngerangkai karangan bunga|menyusun bunga|menyusun buket|menyusun buket bunga|menyusun karangan bunga|menata bunga|menata buket|menata buket bunga|menata karangan bunga|nyusun bunga|nyusun buket|nyusun buket bunga|nyusun karangan bunga|bikin buket|membuat buket|bikin buket bunga|membuat buket bunga|florist|floris|penjual bunga|tukang bunga|flower seller|flower vendor|arranging flowers|arranging a bouquet|making a bouquet|arranging roses',
    [['buket, bunga, meja/bouquet, flowers, table', 'buket bunga mawar meja bouquet flowers table']],
  ),
  sellsJamu: act(
    'jamu gendong/selling herbal tonic from a basket on her back',
    'mother',
    'alley',
    'jamu gendong|penjual jamu gendong|penjual jamu|tukang jamu|tukang jamu gendong|mbok jamu|mbok jamu gendong|mbak jamu|bakul jamu|bakul jamu gendong|jual jamu|jualan jamu|menjual jamu|jual jamu gendong|jualan jamu gendong|mbok jamu jualan|jamu seller|selling jamu|selling herbal drinks',
    [['bakul, botol jamu, gelas/basket, tonic bottles, glass', 'bakul botol jamu gelas basket bottles glass']],
  ),
  forges: act(
    'menempa besi/forging iron',
    'person',
    'workshop',
    'pandai besi|tukang pandai besi|tukang besi|empu keris|menempa|menempa besi|nempa besi|tempa besi|menempa keris|menempa pedang|blacksmith|blacksmith hammering|blacksmith at work|forging|forging iron|forging a sword|hammering iron|hammering metal|hammering hot iron|hammering',
    [
      [
        'landasan, palu, besi membara/anvil, hammer, glowing iron',
        'landasan palu besi anvil hammer iron horseshoe sparks',
      ],
    ],
  ),
  welds: act(
    'mengelas/welding',
    'person',
    'workshop',
    'ngelas|mengelas|tukang las|las besi|ngelas besi|mengelas besi|ngelas pagar|mengelas pagar|welder|welding|welding metal',
    [['besi, percikan api/metal, sparks', 'besi percikan api helm metal sparks mask']],
  ),
  laysBricks: act(
    'memasang bata/laying bricks',
    'person',
    'housing',
    'tukang bangunan|kuli bangunan|pekerja bangunan|pekerja konstruksi|tukang batu|pasang bata|pasang batu bata|pasang tembok|masang bata|masang batu bata|masang tembok|memasang bata|memasang batu bata|memasang tembok|nyusun bata|nyusun batu bata|nyusun tembok|menyusun bata|menyusun batu bata|menyusun tembok|bangun rumah|membangun rumah|ngaduk semen|mengaduk semen|aduk semen|bikin tembok|construction worker|construction workers|builder|bricklayer|laying bricks|building a house|building a wall|mixing cement',
    [['bata, semen/bricks, cement', 'bata tembok semen bricks wall cement']],
  ),
  paintsWall: act(
    'mengecat tembok/painting a wall',
    'person',
    'livingRoom',
    'ngecat tembok|ngecat tembok rumah|ngecat dinding|ngecat dinding rumah|ngecat rumah|ngecat kamar|ngecat pagar|mengecat tembok|mengecat tembok rumah|mengecat dinding|mengecat dinding rumah|mengecat rumah|mengecat kamar|mengecat pagar|tukang cat|tukang ngecat|painting a wall|painting the wall|painting walls|painting the house|painting a room|painting his room|painting her room',
    [['rol cat, tembok/paint roller, wall', 'cat tembok dinding rol kuas wall paint roller']],
  ),
  repairsCar: act(
    'memperbaiki mobil/repairing a car',
    'person',
    'workshop',
    'benerin mobil|memperbaiki mobil|perbaiki mobil|betulin mobil|servis mobil|service mobil|cek mesin mobil|ngecek mesin mobil|bongkar mesin mobil|montir mobil|mekanik mobil|ganti oli mobil|fixing a car|repairing a car|fixing a car engine|fixing his car|fixing the car|repairing an engine|car mechanic|checking the engine',
    [['mobil, mesin, kotak alat/car, engine, toolbox', 'mobil mesin kap alat car engine hood tools']],
  ),
  massages: act(
    'memijat/giving a massage',
    'woman',
    'livingRoom',
    'mijat|mijit|memijat|mijitin|mijetin|memijit|tukang pijat|tukang urut|terapis pijat|dipijat|dipijit|pijat spa|massaging|getting a massage|giving a massage|spa massage',
    [['ranjang pijat/massage bed', 'ranjang klien bed client']],
  ),
};
