/** 1200 × 1200: two roads meet between four houses; woods at the corners, hedges along the fields. */
export const crossroads = `
table 1200 1200
house inn 380,380 460,380 530,380 530,530 440,530 380,530 storeys 2 opening 1-2 small opening 4-5 small
house bakery 680,390 800,390 800,450 800,520 740,520 680,520 storeys 1 opening 2-3 small opening 4-5 small no-roof
house smithy 390,680 450,680 530,680 530,800 390,800 390,740 storeys 1 opening 1-2 small opening 4-5 small no-roof
house school 680,670 750,670 820,670 820,740 820,820 680,820 storeys 2 opening 0-1 small opening 3-4 small
wood north-west 90,180 220,150 290,240 270,350 150,370 80,290
wood south-east 930,830 1060,820 1120,920 1070,1040 950,1050 900,950
wood north-east 900,160 1010,130 1090,210 1060,320 940,310
wood south-west 120,880 230,850 300,930 270,1050 150,1060
rubble shelled-shop 570,180 660,170 680,260 580,270
rubble shelled-barn 540,940 640,930 650,1020 550,1030
crater shell-hole 570,560 630,560 650,610 620,650 570,640
low-wall north-hedge 340,290 560,290
low-wall south-hedge 640,910 880,910
low-wall west-hedge 240,480 240,680
low-wall east-hedge 950,520 950,720
wall churchyard 880,390 990,390 990,470
wall garden 320,810 210,810 210,730
crate lorry 600,420 640,420 640,480 600,480
crate hay 560,740 610,740 610,780 560,780
tank-trap west-trap 300,590 340,590 340,630 300,630
tank-trap east-trap 860,580 900,580 900,620 860,620
block water-tower 480,110 540,110 540,170 480,170
block chapel 670,1040 740,1040 740,1100 670,1100
marker west-pump 160,600
marker east-pump 1040,610
`;
