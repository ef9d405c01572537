/** 1800 × 1200: an oasis between dunes: a pool under palms, a caravanserai on either side, ruins in the sand. */
export const oasis = `
table 1800 1200
place the-oasis 720,450 900,410 1080,450 1120,600 1080,750 900,790 720,750 680,600
deep-water pool 840,550 910,530 970,560 970,640 900,670 840,640
water shallows 810,530 840,550 840,640 810,660
water east-shallows 970,560 1000,540 1000,650 970,640
wood date-palms 720,460 800,440 830,500 770,540 710,520
wood fan-palms 980,680 1060,650 1090,700 1040,760 980,750
wood north-palms 880,430 960,430 970,490 900,500
wood south-palms 830,710 910,700 930,770 850,780
house caravanserai 430,520 510,520 610,520 610,690 520,690 430,690 storeys 2 opening 0-1 small opening 3-4 small
house khan 1190,510 1280,510 1370,510 1370,680 1280,680 1190,680 storeys 2 opening 1-2 small opening 4-5 small
house tomb 870,220 950,220 950,300 870,300 870,290 870,230 opening 4-5 small no-roof
house shrine 850,900 930,900 930,980 850,980 850,970 850,910 opening 4-5 small no-roof
rubble old-wall-north 620,280 740,270 750,350 630,360
rubble old-wall-south 1060,840 1180,830 1190,910 1070,920
rubble fallen-arch 1110,260 1220,250 1240,340 1130,350
rubble broken-cistern 570,850 680,840 700,930 590,940
rubble west-tell 130,540 250,530 270,640 150,650
rubble east-tell 1540,550 1650,540 1670,650 1560,660
crater dune-hollow-north-west 360,220 450,200 490,270 440,330 360,310
crater dune-hollow-north-east 1360,210 1450,190 1490,260 1440,320 1360,300
crater dune-hollow-south-west 350,880 440,860 480,930 430,990 350,970
crater dune-hollow-south-east 1350,880 1440,860 1480,930 1430,990 1350,970
wood tamarisk-west 120,200 220,180 260,270 200,330 120,300
wood tamarisk-east 1570,860 1670,840 1710,930 1650,990 1570,960
wood acacia-west 120,860 210,840 250,930 190,990 120,960
wood acacia-east 1560,210 1650,190 1690,280 1630,340 1560,310
low-wall camp-north 520,160 680,160
low-wall camp-south 1120,1040 1280,1040
low-wall garden-west 300,420 300,580
low-wall garden-east 1490,620 1490,780
low-wall field-north 1060,150 1200,150
low-wall field-south 600,1050 740,1050
wall mud-wall-west 330,700 330,790 400,790
wall mud-wall-east 1470,500 1470,410 1400,410
crate water-jars 660,600 700,600 700,640 660,640
crate camel-packs 1120,560 1160,560 1160,600 1120,600
crate fuel-drums 780,130 830,130 830,180 780,180
crate tents 960,1040 1010,1040 1010,1090 960,1090
tank-trap boulder-north 1010,350 1050,350 1050,390 1010,390
tank-trap boulder-south 750,810 790,810 790,850 750,850
block minaret 560,410 610,410 610,460 560,460
block dovecote 1190,740 1240,740 1240,790 1190,790
marker west-well 380,600
marker east-well 1420,590
`;
