/** Les modes d’emploi du créateur d’armées et de l’éditeur. */
export const words = {
  title: 'Comment marche l’atelier',
  army: 'Une armée',
  squares: 'Un champ de bataille',
  table: 'Une table',
  'army/lead': 'Une armée est une liste de cartes d’un même camp. Elle est gardée dans ce navigateur.',
  'army/1': 'Choisir le jeu et le camp.',
  'army/1/text': 'Les mercenaires de 2013/14 sont offerts à tous.',
  'army/2': 'Ajouter des cartes.',
  'army/2/text':
    'Dans la boîte de base, un héros rejoint une escouade sur sa ligne ; en 2013/14, les ouvrages sont parmi ' +
    'les cartes.',
  'army/3': 'Respecter les points, ou non.',
  'army/3/text':
    '« {strict} » respecte la limite, « {open} » n’en a pas. Ce qui ne peut jamais aller ensemble est refusé ' +
    'dans les deux cas, avec sa règle.',
  'army/4': 'Essayer.',
  'army/4/text':
    '« {against} » montre la chance exacte de détruire en une attaque une unité de votre choix, à trois portées.',
  'army/5': 'Partager.',
  'army/5/text':
    '« {share} » copie la liste ou en reprend une : identifiants ou noms imprimés, une ligne par unité. ' +
    '« {print} » donne une page avec les cartes des unités.',
  'army/6': 'Jouer.',
  'army/6/text':
    '« {play} » la garde et ouvre la mise en place : contre l’ordinateur, sur un seul appareil ou en ligne.',
  'squares/lead': 'Un champ de bataille à vous : terrain, forces, objectifs, vérifiés pendant le dessin.',
  'squares/1': 'Choisir le jeu.',
  'squares/1/text': '« {startFrom} » commence par un champ vide ou par un champ tout prêt.',
  'squares/2': 'Peindre.',
  'squares/2/text':
    'Choisissez un pinceau et faites-le glisser, ou « {rectangle} » et deux coins. Un second trait au même ' +
    'endroit efface, « {erase} » vide des cases, « {edge} » bâtit sur un côté d’une case. Les flèches et Entrée ' +
    'font de même ; Ctrl+Z annule.',
  'squares/3': 'Dire par où entrent les camps.',
  'squares/3/text': 'Les cases d’entrée se peignent aussi. Elles ne sont pas forcément au bord.',
  'squares/4': 'Leur donner des forces.',
  'squares/4/text':
    '« {takeArmy} » en prend une de « {builder} » ; ou ajoutez les unités une à une. Une unité entre, se ' +
    'tient sur le plateau dès le début ou arrive à partir d’un tour.',
  'squares/5': 'Fixer des objectifs.',
  'squares/5/text':
    '« {addGoal} » : dites pour qui et de quelle sorte il est, choisissez ses cases et ce qu’il vaut.',
  'squares/6': 'Regarder la vérification.',
  'squares/6/text':
    'Ce qui ne peut pas se jouer est listé avec sa règle ; le bouton devant une ligne mène à sa case.',
  'squares/7': 'Jouer.',
  'squares/7/text':
    '« {playtest} » se joue contre l’ordinateur et ramène ici ; ou jouez sur un seul appareil. Partagez par un ' +
    'lien ou un fichier.',
  'table/lead':
    'Le jeu mesuré de 2013/14 ne connaît pas de cases. Tout est comme sur un champ de bataille, sauf le dessin.',
  'table/1': 'Dessiner.',
  'table/1/text':
    '« {startFrom} » : « {blank} » ou une table toute prête. Choisissez une sorte, puis touchez coin après coin ' +
    '(le premier à nouveau ferme un contour, le dernier à nouveau termine un mur), ou tirez un rectangle ou une ' +
    'ligne. Caisses, obstacles, ouvrages et marqueurs viennent d’une touche. « {middle} » se passe de pointeur.',
  'table/2': 'Courber.',
  'table/2/text':
    'Ce qui est choisi montre ses coins et les milieux de ses côtés : tirez un coin pour le déplacer, un milieu ' +
    'pour courber le côté, la chose elle-même pour la déplacer, la poignée des ouvrages et véhicules pour les ' +
    'tourner. Touches : Tab va de chose en chose et de coin en coin, Entrée saisit, les flèches déplacent d’un ' +
    'centimètre (avec Maj d’un millimètre), [ et ] tournent, Suppr enlève.',
  'table/3': 'Dire ce que c’est.',
  'table/3/text':
    'Nom, sorte, étages et toit d’une maison, passages dans les côtés des maisons et des murs. Un long côté ' +
    's’ouvre en son milieu, à la largeur habituelle.',
  'table/4': 'Dire d’où viennent les camps.',
  'table/4/text':
    'Un bord chacun, et quelle partie de ce bord. Les unités présentes dès le début se posent d’une touche ; le ' +
    'reste d’une escouade trouve sa place autour du premier homme.',
  'table/5': 'Fixer des objectifs.',
  'table/5/text':
    'Ils portent sur des marqueurs (tenus à 10 cm) et des lieux (tenus par qui s’y trouve) : « {pick} » les ' +
    'choisit sur la table.',
} as const;
