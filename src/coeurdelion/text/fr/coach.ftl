### L’entraîneur, en français : ce qu’un coup fait perdre.

coach-points =
    { $count ->
        [one] Cela vous rapporte environ un point de moins que le meilleur coup.
       *[other] Cela vous rapporte environ { $count } points de moins que le meilleur coup.
    }
coach-rivals =
    { $count ->
        [one] Cela rapporte environ un point aux autres.
       *[other] Cela rapporte environ { $count } points aux autres.
    }
coach-won =
    { $worse ->
        [-1] Avec cela, quelqu’un d’autre remporte la partie.
       *[other] Vous laissez passer une victoire à votre portée.
    }
coach-ducats = Il vous restera trop peu d’argent.
refused-no-coach = L’entraîneur n’est là que pour qui ne joue que contre des bots.
refused-no-coach-now = L’entraîneur ne parle que de ce qu’on vous demande maintenant.
refused-coach-busy = L’entraîneur n’a pas le temps en ce moment.
