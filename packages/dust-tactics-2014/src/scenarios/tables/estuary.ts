/** 1200 × 1200: a river from edge to edge, deep enough for vessels above and below a ford with a sandbank. */
export const estuary = `
table 1200 1200
deep-water upper-river 500,0 700,0 700,480 500,480
deep-water lower-river 500,720 700,720 700,1200 500,1200
water ford 500,480 700,480 700,720 500,720
rubble sandbank 560,550 640,550 640,650 560,650
house harbour-office 120,330 190,330 300,330 300,450 220,450 120,450 storeys 2 opening 0-1 small opening 3-4 small
house customs-post 1080,870 1010,870 900,870 900,750 980,750 1080,750 storeys 2 opening 0-1 small opening 3-4 small
house boat-shed 820,330 930,330 1000,330 1000,450 930,450 820,450 opening 0-1 large opening 3-4 small no-roof
house rope-walk 380,870 270,870 200,870 200,750 270,750 380,750 opening 0-1 large opening 3-4 small no-roof
wood reeds 80,90 200,70 260,160 210,250 100,240
wood sallows 1120,1110 1000,1130 940,1040 990,950 1100,960
wood dune-pines 940,100 1070,80 1130,170 1090,270 970,260
wood black-pines 260,1100 130,1120 70,1030 110,930 230,940
rubble fish-market 360,100 460,90 480,180 380,190
rubble fish-smokery 840,1100 740,1110 720,1020 820,1010
rubble chandlery 740,100 840,90 860,180 760,190
rubble sail-loft 460,1100 360,1110 340,1020 440,1010
low-wall west-quay 440,270 440,440
low-wall east-quay 760,930 760,760
low-wall east-mole 760,270 760,440
low-wall west-mole 440,930 440,760
low-wall ford-wall 130,540 290,540
low-wall ford-fence 1070,660 910,660
crater hollow 1060,420 1130,410 1150,470 1100,510 1050,480
crater shell-hole 140,780 70,790 50,730 100,690 150,720
crate bales 370,500 420,500 420,540 370,540
crate barrels 830,700 780,700 780,660 830,660
crate nets 880,520 930,520 930,570 880,570
crate anchors 320,680 270,680 270,630 320,630
tank-trap dragon 760,500 800,500 800,540 760,540
tank-trap hedgehog 440,700 400,700 400,660 440,660
block crane 340,240 390,240 390,290 340,290
block winch 860,960 810,960 810,910 860,910
marker west-landing 230,620
marker east-landing 970,580
`;
