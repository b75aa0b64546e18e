/** First names, all with the same frequency. */
export const FIRST_NAMES =
  'Anna Jonas Lea Lukas Mia Finn Emma Paul Sofia Leon Clara Felix Marie Noah Ida Elias Hannah Ben Lina Max Johanna Theo Ella Moritz Frieda Anton Greta Karl Nora Emil Pia Jakob Luisa Oskar Alma Henry Zoe Matteo Lotte Samuel Amelie David Helena Julian Ronja Simon Tilda Adam Yara Erik Selma Mats Aylin Rafael Carla Milan Olga Ahmed Ingrid Victor'.split(
    ' ',
  );

/** Last names, all with the same frequency; combined with the first names they repeat after thousands of people. */
export const LAST_NAMES =
  'Schmidt Fischer Weber Meyer Wagner Becker Schulz Hoffmann Koch Richter Klein Wolf Neumann Schwarz Zimmermann Braun Hofmann Hartmann Lange Werner Krause Lehmann Maier Huber Kaiser Fuchs Peters Lang Scholz Weiss Jung Hahn Vogel Friedrich Keller Roth Berger Winkler Lorenz Baumann Franke Albrecht Schuster Simon Ludwig Winter Kraus Martin Schumacher Vogt Stein Otto Sommer Gross Seidel Heinrich Brandt Haas Schreiber Graf Dietrich Ziegler Kuhn Pohl Engel Horn Busch Bergmann Thomas Voigt Sauer Arnold Wolff Pfeiffer Smith Jones Taylor Brown Wilson Davies Evans Walker Wright Robinson Green Hughes Edwards Turner Cooper Ward Morris Cook Rogers Gray Rossi Russo Ferrari Moreau Laurent Garcia Silva Kowalski Novak Yilmaz Demir'.split(
    ' ',
  );

/** A last name that one person in the whole workspace has. */
export const RARE_NAME = 'Quastenberg';

export const ROLE_NAMES =
  'Account Manager,Backend Developer,Buyer,Controller,Customer Success Manager,Data Analyst,Designer,Engineer,Event Manager,Field Technician'.split(
    ',',
  );

export const TEAM_NAMES = 'Sales,Product,Support,Finance,Operations,People'.split(',');
