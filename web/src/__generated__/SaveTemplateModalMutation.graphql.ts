/**
 * @generated SignedSource<<7b918fbb66acb0c82285818f6f69d478>>
 * @relayHash 41312238b74539ab5d89a288f1c96649
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 818f22f2a8eead1948253d913f591af8a67a49224fe34599ab6b007b59ff8d42

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateQuestionCriterionTemplateInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  criteria: ReadonlyArray<TemplateCriterionInput>;
  name: string;
};
export type TemplateCriterionInput = {
  description?: string | null | undefined;
  maxPoints: number;
  name: string;
};
export type SaveTemplateModalMutation$variables = {
  input: CreateQuestionCriterionTemplateInput;
};
export type SaveTemplateModalMutation$data = {
  readonly createQuestionCriterionTemplate: {
    readonly questionCriterionTemplate: {
      readonly id: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type SaveTemplateModalMutation = {
  response: SaveTemplateModalMutation$data;
  variables: SaveTemplateModalMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "QuestionCriterionTemplate",
  "kind": "LinkedField",
  "name": "questionCriterionTemplate",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UserError",
      "kind": "LinkedField",
      "name": "userErrors",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MutationPayload",
  "abstractKey": "__isMutationPayload"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SaveTemplateModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateQuestionCriterionTemplatePayload",
        "kind": "LinkedField",
        "name": "createQuestionCriterionTemplate",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v3/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SaveTemplateModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateQuestionCriterionTemplatePayload",
        "kind": "LinkedField",
        "name": "createQuestionCriterionTemplate",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "818f22f2a8eead1948253d913f591af8a67a49224fe34599ab6b007b59ff8d42",
    "metadata": {},
    "name": "SaveTemplateModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ccf64b59378f4197faf011b644c06856";

export default node;
