/** 900 × 900: a railway depot: shed and office behind walls with gates, crates between, wagons on a siding. */
export const depot = `
table 900 900
house shed 330,290 400,290 510,290 580,290 580,390 510,390 400,390 330,390 opening 1-2 large opening 5-6 large no-roof
house office 340,560 420,560 490,560 490,670 420,670 340,670 storeys 2 opening 0-1 small opening 3-4 small
wall west-wall 250,300 250,400 250,520 250,600 opening 1-2 large
wall east-wall 660,310 660,400 660,520 660,600 opening 1-2 large
block goods-wagon 400,120 540,120 540,160 400,160
block tank-wagon 360,780 500,780 500,820 360,820
crate sacks 410,450 460,450 460,490 410,490
crate oil-drums 540,470 590,470 590,510 540,510
crate coal 600,190 660,190 660,240 600,240
crate timber 240,680 300,680 300,730 240,730
rubble signal-box 130,120 230,110 240,200 140,210
rubble water-crane 690,700 790,690 800,780 700,790
wood embankment-west 60,330 150,310 180,420 150,520 70,540
wood embankment-east 750,340 840,360 840,560 760,580 730,460
low-wall north-platform 280,220 560,220
low-wall south-platform 340,730 620,730
crater bomb-hole-north 720,140 790,130 820,190 780,240 720,220
crater bomb-hole-south 90,690 160,680 180,740 140,790 90,770
tank-trap buffer-north 560,120 600,120 600,160 560,160
tank-trap buffer-south 300,780 340,780 340,820 300,820
marker west-tap 190,610
marker east-tap 710,290
`;
