### Les termes que l’édition Tilsit (« Richard Cœur de Lion ») nomme autrement ; ils remplacent ceux de lowenherz-2003.ftl.

## Terms that differ by edition

-title = Richard Cœur de Lion (2004)
-domain =
    { $form ->
        [plural] fiefs
        [title] Fiefs
       *[bare] fief
    }
-market =
    { $form ->
        [at] à la Chancellerie
        [title] Chancellerie
       *[bare] Chancellerie
    }
-deserter =
    { $form ->
        [title] Changement d’allégeance
       *[bare] changement d’allégeance
    }
-meadow =
    { $form ->
        [a] un pré
        [plural] prés
       *[bare] pré
    }
-city =
    { $form ->
        [the] la Cité Royale
        [of] de la Cité Royale
       *[bare] Cité Royale
    }
-gems =
    { $form ->
        [of] du diamant
       *[bare] diamant
    }
-prince =
    { $form ->
        [plural] ducs
       *[bare] duc
    }
