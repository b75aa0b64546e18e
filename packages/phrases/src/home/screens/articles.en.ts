/** The articles of the help centre. They describe the product as it is, without promises. */
export const articlesEn = {
  articles: [
    {
      slug: 'first-steps',
      title: 'First steps',
      words: 'start beginning onboarding set up',
      text: [
        'Start with one role. The role assistant asks about the work for 5 to 10 minutes and drafts texts and ranges; a template is quicker, and an empty role leaves everything to you.',
        'Invite the first people under “Applicant profiles”. Each gets a link to the survey, which takes about 20 minutes.',
        'As soon as someone has finished, the result is on that talent’s page, and the role shows how well it fits, with its error of measurement.',
      ],
    },
    {
      slug: 'big-five',
      title: 'What the Big Five survey measures',
      words:
        'test traits facets IPIP NEO items openness conscientiousness extraversion agreeableness stability',
      text: [
        'The survey describes five traits of personality: openness, conscientiousness, extraversion, agreeableness and emotional stability. Each is made of several facets.',
        'It has 108 statements about oneself and two that only check attention. People say how far each statement applies to them, in four steps.',
        'It is a self-description. It says nothing about knowledge, ability, experience or health.',
      ],
    },
    {
      slug: 'roles-and-ranges',
      title: 'Roles and their ranges',
      words: 'role job range stanine minimum maximum weight profile',
      text: [
        'A role has a range from 1 to 9 on each trait. An empty role starts with 3 to 7, which leaves out nobody in the middle of the norm; the role assistant sets the ranges from your answers about the work and shows which answers led to each.',
        'Make a range narrower only where the work asks for it, and give a trait more weight only where being outside would really hurt.',
        'Changing a range changes the fit of everyone at once; nothing is stored that could be out of date.',
      ],
    },
    {
      slug: 'short-texts',
      title: 'Shortening the texts of a role',
      words: 'AI summary summarise shorten version original purpose description accountabilities tokens',
      text: [
        'Purpose, description and accountabilities have a button that shortens them. The original stays as it is; up to five short versions are kept beside it, and you choose which text others read.',
        'Without AI the server leaves out sentences of your text. Where an AI endpoint is connected, the name of the role and the text are sent there, and nothing else: e-mail addresses, phone numbers and names of people of the workspace are replaced before, and put back into the answer.',
        'The settings of the workspace show where texts are sent and how much was used today. AI can be switched off there.',
      ],
    },
    {
      slug: 'inviting-talents',
      title: 'Inviting talents',
      words: 'invite e-mail link CSV paste list resend reminder language send later',
      text: [
        'Type people in, paste a list or drop a CSV file. Rows that cannot be sent are marked before anything goes out, and addresses already invited are listed.',
        'Subject and message can be changed, in English and German; each person gets the language chosen for them. An invitation can also go out at a later time.',
        'A link works for 30 days. You can resend an invitation once a day, or withdraw it.',
        'For a tablet in the office you can create a link, also as a QR code. It opens the survey on one device; the answers count once the person has confirmed them with a code from an e-mail.',
      ],
    },
    {
      slug: 'taking-the-survey',
      title: 'Taking the survey',
      words: 'survey questionnaire answer pause continue offline phone device',
      text: [
        'Every answer is saved at once, on the device first and then on the server. Without a connection, people simply keep answering, and nothing is lost.',
        'The same link continues on any device at the first open statement. Answers can be changed until the survey is submitted.',
        'The talent sees the five traits as the employer does. The fit with a role they read with an account, while they are considered for it; not where they stand among others, and not the interview sheet.',
      ],
    },
    {
      slug: 'reading-results',
      title: 'Reading a result',
      words: 'result stanine T score percentile norm error of measurement confidence interval quality',
      text: [
        'Each trait is on a scale from 1 to 9 around the average of the norm. The bar around the point is the error of measurement: in 9 of 10 cases the true value lies inside such a bar. On another day the value may also lie outside it.',
        'The comparison says that two people differ on a trait when their exact positions differ by more than their combined measurement error, at a level of 90%. By the published error that is 1.97 points in openness, 1.47 in conscientiousness, 1.54 in extraversion, 1.74 in agreeableness and 1.68 in emotional stability. Between three people the difference has to be 1.29 times as large, between four 1.46 times, so that the 90% hold for all pairs of a trait together. Even if all were alike, up to 41 of 100 comparisons would show a difference on at least one trait by chance. Overlapping bars do not settle it, and a smaller difference can be real, too.',
        'A note on the quality of the answers is a reason to look more closely, never a verdict. The person may take the survey again.',
      ],
    },
    {
      slug: 'fit',
      title: 'How the fit is calculated',
      words: 'fit match agreement score interval high partial low calculation ranking',
      text: [
        'Every point outside the range of a trait costs something, and more if the trait has more weight. The page of a talent in a role shows the calculation line by line.',
        'The fit comes with an interval that follows from the error of measurement. High agreement means at least 85 with no trait three or more outside, partial agreement at least 65, low agreement anything below.',
        'No one is rejected by a score: the product makes no decisions.',
      ],
    },
    {
      slug: 'teams-and-goals',
      title: 'Groups, goals and assessments',
      words: 'team group goal objective key result assessment period',
      text: [
        'A group contains talents and the roles they hold in it. A goal belongs to one or more groups and is tracked by key results; its progress is their average.',
        'An assessment is a period in which talents are evaluated for one role. It ends after its last day and can be extended.',
        'Each of them can be switched on or off for a workspace.',
      ],
    },
    {
      slug: 'finding-things',
      title: 'Finding things by keyboard',
      words: 'search palette command shortcut key ctrl cmd K go to',
      text: [
        'Ctrl + K, on a Mac Cmd + K, opens the search from anywhere. Type the name of a page, a talent or a role, or what you want to do, and press Enter.',
        'It shows only what you may see. Names that are hidden in your workspace are hidden there, too.',
        'The question mark key shows all shortcuts. In lists the slash goes to the search, arrow keys move, x selects and Enter opens.',
      ],
    },
    {
      slug: 'inbox',
      title: 'The inbox',
      words: 'message chat write conversation talent answer',
      text: [
        'Where a workspace has switched it on, administrators and talents can write to each other. There is one conversation with each talent who has an account.',
        'Everyone who administers the workspace can read and answer it; other talents cannot. A number on the button says how many messages are waiting.',
        'In a paused workspace the talent can still read what was written, and no one can write.',
      ],
    },
    {
      slug: 'masked-data',
      title: 'Masked names and talent insights',
      words: 'masked hidden asterisks insight unlock budget credit anonymous names',
      text: [
        'People you did not invite directly appear with their first name only; last name and e-mail address are asterisks, and the job profile stays closed.',
        'Unlocking a talent costs one talent insight and opens it for your whole workspace, along with whatever is added to the job profile later. It is never charged twice, and nothing is charged where there is nothing to open.',
        'A workspace can hide personal data: of people not invited directly, unlocked or not, or of everyone. Then images, names and addresses stay hidden in lists, exports, reports and files.',
      ],
    },
    {
      slug: 'privacy',
      title: 'Who sees what',
      words: 'privacy data protection GDPR audit log rights talent',
      text: [
        'Nobody sees individual answers. Administrators of the workspace see results, hiring managers those of the roles they decide about, and every look at a personal result is noted in the audit log of the workspace.',
        'Age and gender from the survey never enter a score and are not shown beside a result.',
        'Talents can see under “Your data” who looked and when. The privacy page says what is stored, why and for how long.',
      ],
    },
    {
      slug: 'your-data',
      title: 'Your data and your rights',
      words: 'rights export copy download delete erase correct objection ranking consent withdraw human GDPR',
      text: [
        'Every talent with an account has the page “Your data”: what is stored, why, who sees it and until which day, and who opened what and when. A device that is not yours can be signed out of your survey there.',
        'Open for work, rankings, norms and reminders are switches that take effect at once. If you are left out of rankings, your result stays readable, but no fit with a role is calculated or shown to anyone.',
        'You can ask for a correction, or that a human looks at your case again; the administrators must answer within one month, and the answer appears under your request. The copy of everything is one archive with a PDF, a JSON file and your files.',
        'Deleting starts with a preview of what is deleted at once, what stays and until when, and what is out of reach. Nothing is deleted until you type your name.',
      ],
    },
    {
      slug: 'answering-people',
      title: 'Answering requests, and data that is deleted',
      words: 'request retention deadline delete erase month rejection notice works agreement keep',
      text: [
        'What people ask about their data comes in under “Requests and deadlines”, as a line of the overview and by e-mail. You answer there, whether the chat is on or off; the person is told by e-mail.',
        'Applicants are deleted 6 months after a rejection, or 12 months after the last activity. You can change these times in the workspace settings; before you save, you see who is affected. Employees are kept unless you set a limit.',
        'Everyone is told 30 days in advance and can keep their data with one click; any activity keeps it too. The numbers of the result stay in statistics, without a name.',
      ],
    },
    {
      slug: 'talent-pool',
      title: 'The talent pool',
      words: 'pool platform open for work snapshot unlock insight copy withdraw masked',
      text: [
        'The pool has two tabs: people of your own workspace, and people of others who are open for work and have filled in skills, work mode and places. Of the latter you see first name, places and result, and how many entries the locked profile holds.',
        'Unlocking costs one talent insight, and you are told so first. It creates a copy of the person in your workspace, with last name, e-mail address and job profile; the person can see which workspace it was.',
        'People withdraw with one switch and are gone from the pool at once. Those who unlocked them before keep the copy, marked as no longer looking. People who have confirmed their e-mail address with you, for example with the link in your invitation, are not shown to you there, so the pool does not tell you whether they are looking.',
      ],
    },
    {
      slug: 'job-profile',
      title: 'The job profile, a CV and courses',
      words: 'profile resume CV PDF import skills salary places training course LinkedIn',
      text: [
        'The job profile has eight parts and your earliest start, and each saves itself. A PDF of up to 10 MB fills it in faster: you see what was found next to the line it came from, and change or leave out what you like before anything is saved. The file is not kept.',
        'Scanned pages have no text and cannot be read, and neither can protected files. Photo and date of birth are left out on purpose.',
        'Where your result is outside the range of a role by more than the error of measurement, the page of that role recommends courses. The people who run this installation are told about each registration.',
      ],
    },
    {
      slug: 'holding-results',
      title: 'Holding results back',
      words: 'hold back result first see 24 48 hours opened feedback',
      text: [
        'A workspace can hold new results back for 24 or 48 hours, or until the person has opened them. Until then administrators see “held until” in lists, on records, in comparisons and reports, and nothing of the result.',
        'People see their own result at once. Results that were visible before the setting was changed stay visible.',
      ],
    },
    {
      slug: 'hiring-managers',
      title: 'Deciding about a role together',
      words: 'hiring manager decide invite colleague role department shortlist interview access',
      text: [
        'On the page of a role you invite colleagues by address. An administrator is added at once; everyone else becomes a hiring manager of this role and gets an e-mail. Hiring managers cost nothing and do not count as administrators.',
        'Hiring managers see the people of their roles who have finished the survey, their results beside the ranges, and the interview sheets. Names that are hidden from you stay hidden from them. They can say whom they would like to meet, rate interviews and sign decisions; the shortlist is yours.',
        'They see no other roles, job profiles, reports, exports, invoices or settings. Talents see in their log that a hiring manager looked. You remove hiring managers on the page of the role or in the settings, with immediate effect.',
      ],
    },
    {
      slug: 'works-council',
      title: 'Access for the works council',
      words: 'works council employee representation seat oversight co-determination audit log fairness',
      text: [
        'Administrators give the works council access in the settings. It is free and read-only, and talents are told on their page that it exists.',
        'The works council sees the settings, the ranges of roles with every change and its reason, fairness, how long data is kept, and who opened what and when. Talents appear there under a record number.',
        'It never gets a result, a fit, a report or the name of a talent, neither through an address nor through search. Use an address of the works council, not one that someone answers surveys with here.',
      ],
    },
    {
      slug: 'plans-and-trial',
      title: 'Plans and trial',
      words: 'plan price Basic Flow Enterprise trial frozen paused upgrade limit seats',
      text: [
        'A new workspace can be tried for 14 days. Its administrators are told by e-mail seven and three days before the end. Then it is paused: nothing is charged, nothing is deleted, and surveys already begun can be finished. With a plan everything works again.',
        'Basic has one administrator, up to 10 team members and 3 talent insights to start with. Flow is for the administrators and team members you choose it for, up to 3 and up to 25, and has 25 more insights to start with. For more people there is Enterprise, on request.',
        'Every plan credits its insights once. If you go back from Flow to Basic, unspent insights of Flow wait there until you return. Those you bought, and those of Basic, stay yours; the insights of Flow are used up first.',
        'Applicants do not count as team members. If there are more people than a plan allows, they stay, and no one can be added until there are fewer.',
      ],
    },
    {
      slug: 'subscriptions',
      title: 'Managing a subscription',
      words: 'subscription billing invoice payment cancel seats month year card failed refused customer',
      text: [
        'Administrators find the plan, the next payment, orders and invoices under “Billing”. Where this installation takes payments, you pay on a page of the payment provider, which also writes the invoices.',
        'More seats begin at once and are charged for the rest of the period; fewer begin with the next period. A year instead of months begins at once, months instead of a year when the year is over. If you want more of one kind of seats and fewer of the other, the change begins at once when it costs more, otherwise with the next period. You see the amount before you decide.',
        'You can cancel at any time. Flow then runs until the end of the paid period, and until that day you can undo the cancellation. After that the workspace continues on Basic: no one is removed and nothing is deleted.',
        'When a payment fails, everything keeps working for 14 days, and we remind you by e-mail. Then the workspace is paused until the invoice is paid; nothing is deleted.',
      ],
    },
    {
      slug: 'offers',
      title: 'Requesting a quote',
      words: 'offer quote request order Enterprise Basic invoice provider fulfilled declined number',
      text: [
        'Basic and Enterprise are available on request. Where no payment provider is connected, so is everything else, and the buttons say so. A request costs nothing.',
        'It has a number and goes to the people who run this installation. They agree on the invoice with you and then fulfil the request, or decline it with a note; you are told by e-mail. A fulfilled request is in your workspace at once.',
        'Open requests are listed under “Billing”, where you can withdraw them. Talent insights that the people who run the installation give you appear in the history there, with the reason.',
      ],
    },
    {
      slug: 'giving-back',
      title: 'The premium report, and getting money back',
      words: 'premium report refund money back return 30 days give back consumer insight',
      text: [
        'The premium report puts each trait with its facets into words and says what stands out. It is bought once for one person, by that person or by a workspace, and sent to the person by e-mail.',
        'It comes with a 30-day refund, with one click: the report can no longer be opened, and the original payment method is refunded. Where it was provided without a payment provider, the people who run this installation refund it.',
        'Other orders are refunded by the people who run this installation. Unused talent insights are then withdrawn; talents who were unlocked stay unlocked.',
      ],
    },
    {
      slug: 'webinars',
      title: 'Webinars about personality at work',
      words: 'webinar education training course learn',
      text: [
        'We show how to set ranges, read results with their error and talk about them with people. We agree on dates with each organisation.',
        'Tell us which questions you have and how many of you there are, and we will suggest a date.',
      ],
    },
    {
      slug: 'meet-a-guide',
      title: 'Meet a guide',
      words: 'guide appointment call person help talk',
      text: [
        'A guide goes through your first role or your first results with you, in English or German.',
        'Send us two or three times that suit you, and you will get a reply with a link to the call.',
      ],
    },
  ],
} as const;
