/** 900 × 900: a chapel in its churchyard on a rise, shell holes before it, thickets at the corners. */
export const chapel = `
table 900 900
house chapel 370,360 430,360 500,360 540,360 540,500 500,500 430,500 370,500 opening 1-2 small opening 5-6 small
low-wall churchyard-north 300,300 410,300
low-wall churchyard-east 610,310 610,430
low-wall churchyard-south 490,560 600,560
low-wall churchyard-west 290,430 290,550
wood yews 90,110 200,90 260,160 230,250 120,260 70,190
wood hawthorns 650,660 780,640 830,720 790,810 680,820 630,750
wood elders 690,110 790,90 840,170 800,250 710,240
wood brambles 90,660 180,640 240,710 210,810 110,820 70,740
crater shell-hole-north 430,170 490,160 520,210 490,260 430,250
crater shell-hole-south 390,650 450,640 480,690 450,740 390,730
rubble lych-gate 690,360 780,350 800,440 710,450
rubble sexton-hut 90,440 190,430 200,520 110,530
crate hand-cart 570,190 610,190 610,240 570,240
crate coffins 290,690 330,690 330,730 290,730
block mausoleum 340,110 390,110 390,160 340,160
block bell-tower 500,760 560,760 560,820 500,820
tank-trap stone-cross 630,540 670,540 670,580 630,580
tank-trap grave-cross 230,330 270,330 270,370 230,370
marker west-grave 160,350
marker east-grave 740,540
`;
