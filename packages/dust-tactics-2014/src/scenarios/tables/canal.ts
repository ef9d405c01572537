/** 1200 × 1200: a canal from west to east with two bridges and a ford, a lock-house and a mill on its banks. */
export const canal = `
table 1200 1200
deep-water west-canal 0,570 230,570 230,640 0,640
deep-water middle-canal 400,570 500,570 500,640 400,640
deep-water inner-canal 660,570 800,570 800,640 660,640
deep-water east-canal 970,570 1200,570 1200,640 970,640
water ford 500,570 660,570 660,640 500,640
house mill 660,360 730,360 830,360 830,480 750,480 660,480 storeys 2 opening 0-1 small opening 3-4 small
house lock-house 370,730 440,730 540,730 540,850 460,850 370,850 storeys 2 opening 0-1 small opening 3-4 small
house barn 130,330 200,330 310,330 310,450 200,450 130,450 opening 1-2 large opening 4-5 small no-roof
house stable 890,760 1000,760 1070,760 1070,880 1000,880 890,880 opening 0-1 large opening 3-4 small no-roof
low-wall west-bridge-rail 230,540 230,670
low-wall west-bridge-wall 400,540 400,670
low-wall east-bridge-rail 800,540 800,670
low-wall east-bridge-wall 970,540 970,670
wood alders 80,120 210,100 270,190 220,280 110,270
wood poplars 930,130 1060,110 1120,200 1080,300 960,290
wood willows 90,910 210,890 270,980 220,1070 110,1060
wood ash-trees 920,980 1050,960 1110,1050 1050,1120 940,1110
rubble ferry-house 470,400 570,390 590,480 490,490
rubble customs-house 620,730 720,720 730,810 640,820
rubble shelled-sheds 470,130 580,120 600,210 490,220
rubble brick-yard 590,990 700,980 720,1070 610,1080
crater mill-crater 890,400 960,390 980,450 930,490 880,460
crater lock-crater 220,730 290,720 310,780 270,820 210,790
low-wall towpath-north 330,280 480,280
low-wall towpath-south 720,900 870,900
low-wall garden-north 680,220 850,220
low-wall garden-south 340,970 510,970
crate barge-load 600,290 650,290 650,330 600,330
crate flour 570,900 620,900 620,940 570,940
crate hay 1040,400 1090,400 1090,450 1040,450
crate kegs 110,760 160,760 160,810 110,810
tank-trap north-dragon 350,480 390,480 390,520 350,520
tank-trap south-dragon 810,690 850,690 850,730 810,730
block pump-house 730,90 790,90 790,140 730,140
block weigh-house 400,1080 460,1080 460,1130 400,1130
marker west-lock 310,600
marker east-lock 890,600
`;
