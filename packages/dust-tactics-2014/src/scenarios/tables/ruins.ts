/** 1200 × 1200: a bombed town: tall houses, heaps of brick, a square with a fountain, wide streets. */
export const ruins = `
table 1200 1200
place square 480,480 720,480 720,720 480,720
block fountain 570,570 630,570 630,630 570,630
house town-hall 480,260 640,260 720,260 720,380 560,380 480,380 storeys 3 opening 1-2 small opening 4-5 small
house theatre 480,820 560,820 720,820 720,940 640,940 480,940 storeys 3 opening 0-1 small opening 3-4 small
house bank 240,500 340,500 340,580 340,700 240,700 240,620 storeys 2 opening 1-2 small opening 4-5 small
house post-office 860,500 960,500 960,620 960,700 860,700 860,580 storeys 2 opening 2-3 small opening 5-0 small
rubble tenement-north-west 200,200 360,190 380,330 220,350
rubble tenement-north-east 840,210 980,190 1010,330 860,350
rubble tenement-south-west 200,860 340,850 360,990 220,1010
rubble tenement-south-east 830,860 980,850 1000,1000 850,1010
rubble arcade-west 90,540 160,530 170,640 100,650
rubble arcade-east 1040,550 1110,540 1120,650 1050,660
crater north-crater 400,120 470,110 490,170 450,210 400,190
crater south-crater 730,1020 800,1010 820,1070 780,1100 730,1090
crater square-west 490,650 550,640 560,700 510,710
crater square-east 650,490 700,490 710,540 660,560
wall shop-front-west 400,420 400,520
wall shop-front-east 800,680 800,780
wall arcade-north 640,160 740,160 810,160 880,160 opening 1-2 small
wall arcade-south 320,1060 390,1060 460,1060 560,1060 opening 1-2 small
low-wall tram-stop-north 540,440 660,440
low-wall tram-stop-south 540,760 660,760
low-wall park-west 80,400 190,400
low-wall park-east 1010,800 1120,800
wood park-trees-west 70,760 150,740 180,830 150,920 70,910
wood park-trees-east 1030,280 1120,290 1130,430 1050,440
wood churchyard-trees 90,90 160,80 180,140 140,190 80,170
wood school-trees 1030,1030 1110,1020 1130,1090 1080,1130 1030,1110
crate cart-north 1050,110 1090,110 1090,150 1050,150
crate cart-south 110,1050 150,1050 150,1090 110,1090
crate tram 420,580 460,580 460,640 420,640
crate lorry 740,560 780,560 780,620 740,620
crate barricade-north 560,140 610,140 610,190 560,190
crate barricade-south 590,1030 640,1030 640,1080 590,1080
tank-trap hedgehog-north 420,300 460,300 460,340 420,340
tank-trap hedgehog-south 740,860 780,860 780,900 740,900
marker west-cellar 290,760
marker east-cellar 910,440
`;
