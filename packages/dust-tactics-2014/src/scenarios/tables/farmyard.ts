/** 900 × 900: a farmhouse and its yard, a copse on either side of the road, low walls to the fields. */
export const farmyard = `
table 900 900
house farmhouse 330,380 430,380 510,380 560,380 560,520 430,520 330,520 storeys 1 opening 1-2 small opening 5-6 large
wood west-copse 90,330 190,300 240,380 220,470 120,490 70,420
wood east-copse 660,420 740,400 820,450 810,560 700,580 650,510
rubble barn 620,150 760,140 780,240 640,260
rubble byre 120,660 250,640 270,740 140,760
low-wall north-field 150,230 400,230
low-wall south-field 500,680 760,680
wall yard-wall 560,330 640,330 640,390
wall orchard-wall 330,570 260,570 260,510
crate cart 440,300 480,300 480,340 440,340
crate barrels 430,590 470,590 470,630 430,630
block silo 470,110 540,110 540,180 470,180
block well-house 340,720 410,720 410,790 340,790
marker west-pump 180,560
marker east-pump 720,340
`;
