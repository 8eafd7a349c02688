// Written by npm run vocabulary from the declaration file of schema-dts (Apache-2.0). Do not edit.
export const table = `schema-dts 2.1.0
:EmployeeRole OrganizationRole
 baseSalary MonetaryAmount Number PriceSpecification @
 salaryCurrency Text
:LinkRole Role
 inLanguage Language Text @
 linkRelationship Text
:OrganizationRole Role
 numberedPosition Number
:PerformanceRole Role
 characterName Text
:Role Thing
 endDate Date DateTime
 namedPosition Text URL !roleName
 roleName Text URL
 startDate Date DateTime
:purl_bioontology_org_ontology_SNOMEDCT_105590001 @
:purl_bioontology_org_ontology_SNOMEDCT_116154003 @
:purl_bioontology_org_ontology_SNOMEDCT_277132007 @
:purl_bioontology_org_ontology_SNOMEDCT_387713003 @
:_3DModel MediaObject
 isResizable Boolean
:purl_bioontology_org_ontology_SNOMEDCT_410942007 @
:purl_bioontology_org_ontology_SNOMEDCT_50731006 @
:purl_bioontology_org_ontology_SNOMEDCT_51114001 @
:purl_bioontology_org_ontology_SNOMEDCT_63653004 @
:Accommodation Place
 accommodationCategory Text
 accommodationFloorPlan FloorPlan @
 amenityFeature LocationFeatureSpecification @
 bed BedDetails BedType Text @
 floorLevel Text
 floorSize QuantitativeValue @
 leaseLength Duration QuantitativeValue @
 numberOfBathroomsTotal Integer
 numberOfBedrooms Number QuantitativeValue @
 numberOfFullBathrooms Number
 numberOfPartialBathrooms Number
 numberOfRooms Number QuantitativeValue @
 occupancy QuantitativeValue @
 permittedUsage Text
 petsAllowed Boolean Text
 tourBookingPage URL
 yearBuilt Number
:Action Thing
 actionProcess HowTo @
 actionStatus ActionStatusType @
 agent Organization Person @
 endTime DateTime Time
 error Thing @
 instrument Thing @
 location Place PostalAddress Text VirtualLocation @
 object Thing @
 participant Organization Person @
 provider Organization Person @
 result Thing @
 startTime DateTime Time
 target EntryPoint URL @
:ActionAccessSpecification Thing
 availabilityEnds Date DateTime Time
 availabilityStarts Date DateTime Time
 category CategoryCode PhysicalActivityCategory Text Thing URL @
 eligibleRegion GeoShape Place Text @
 expectsAcceptanceOf Offer @
 ineligibleRegion GeoShape Place Text @
 requiresSubscription Boolean MediaSubscription @
:www_omg_org_spec_Commons_Locations_Address @
:AggregateOffer Offer
 highPrice Number Text
 lowPrice Number Text
 offerCount Integer
 offers Demand Offer @
:AggregateRating Rating
 itemReviewed Thing @
 ratingCount Integer
 reviewCount Integer
:Airline Organization
 boardingPolicy BoardingPolicyType @
 iataCode Text
:Airport CivicStructure
 iataCode
 icaoCode Text
:AlignmentObject Thing
 alignmentType Text
 educationalFramework Text
 targetDescription Text
 targetName Text
 targetUrl URL
:unece_org_vocab_AmountType @
:AmpStory MediaObject CreativeWork
:AnatomicalStructure MedicalEntity
 associatedPathophysiology Text
 bodyLocation Text
 connectedTo AnatomicalStructure @
 diagram ImageObject @
 partOfSystem AnatomicalSystem @
 relatedCondition MedicalCondition @
 relatedTherapy MedicalTherapy @
 subStructure AnatomicalStructure @
:AnatomicalSystem MedicalEntity
 associatedPathophysiology
 comprisedOf AnatomicalStructure AnatomicalSystem @
 relatedCondition
 relatedStructure AnatomicalStructure @
 relatedTherapy
:Answer Comment
 answerExplanation Comment WebContent @
 parentItem Comment CreativeWork @
:Apartment Accommodation
 numberOfRooms
 occupancy
:ApartmentComplex Residence
 numberOfAccommodationUnits QuantitativeValue @
 numberOfAvailableAccommodationUnits QuantitativeValue @
 numberOfBedrooms
 petsAllowed
 tourBookingPage
:APIReference TechArticle
 assembly Text !executableLibraryName
 assemblyVersion Text
 executableLibraryName Text
 programmingModel Text
 targetPlatform Text
:ArchiveComponent CreativeWork
 holdingArchive ArchiveOrganization @
 itemLocation Place PostalAddress Text @
:ArchiveOrganization LocalBusiness
 archiveHeld ArchiveComponent @
:Artery AnatomicalStructure
 arterialBranch AnatomicalStructure @
 supplyTo AnatomicalStructure @
:Article CreativeWork
 articleBody Text
 articleSection Text
 backstory CreativeWork Text @
 pageEnd Integer Text
 pageStart Integer Text
 pagination Text
 speakable SpeakableSpecification URL @
 wordCount Integer
:AskAction CommunicateAction
 question Question @
:www_w3_org_ns_prov_atTime @
:Audience Thing
 audienceType Text
 geographicArea AdministrativeArea @
:Audiobook AudioObject Book
 duration Duration QuantitativeValue @
 readBy Person @
:AudioObject MediaObject
 caption MediaObject Text @
 embeddedTextCaption Text
 transcript Text
:AuthorizeAction Action
 recipient Audience ContactPoint Organization Person @
:AutoPartsStore LocalBusiness LocalBusiness
:BankAccount FinancialProduct
 accountMinimumInflow MonetaryAmount @
 accountOverdraftLimit MonetaryAmount @
 bankAccountType Text URL
:spec_edmcouncil_org_fibo_ontology_FBC_ProductsAndServices_FinancialProductsAndServices_BankAccount @
:BedDetails Thing
 numberOfBeds Number
 typeOfBed BedType Text @
:BioChemEntity Thing
 associatedDisease MedicalCondition PropertyValue URL @
 bioChemInteraction BioChemEntity @
 bioChemSimilarity BioChemEntity @
 biologicalRole DefinedTerm @
 funding Grant @
 hasBioChemEntityPart BioChemEntity @
 hasMolecularFunction DefinedTerm PropertyValue URL @
 hasRepresentation PropertyValue Text URL @
 isEncodedByBioChemEntity Gene @
 isInvolvedInBiologicalProcess DefinedTerm PropertyValue URL @
 isLocatedInSubcellularLocation DefinedTerm PropertyValue URL @
 isPartOfBioChemEntity BioChemEntity @
 taxonomicRange DefinedTerm Taxon Text URL @
:Blog CreativeWork
 blogPost BlogPosting @
 blogPosts BlogPosting @ !blogPost
 issn Text
:BoatTrip Trip
 arrivalBoatTerminal BoatTerminal @
 departureBoatTerminal BoatTerminal @
:Book CreativeWork
 abridged Boolean
 bookEdition Text
 bookFormat BookFormatType @
 illustrator Person @
 isbn Text
 numberOfPages Integer
:BorrowAction TransferAction
 lender Organization Person @
:Brand Thing www_omg_org_spec_Commons_Classifiers_Classifier
 aggregateRating AggregateRating @
 logo ImageObject URL @
 review Review @
 slogan Text
:unece_org_vocab_BrandName @
:BroadcastChannel Thing
 broadcastChannelId Text
 broadcastFrequency BroadcastFrequencySpecification Text @
 broadcastServiceTier Text
 genre DefinedTerm Text URL @
 inBroadcastLineup CableOrSatelliteService @
 providesBroadcastService BroadcastService @
:BroadcastEvent PublicationEvent
 broadcastOfEvent Event @
 isLiveBroadcast Boolean
 subtitleLanguage Language Text @
 videoFormat Text
:BroadcastFrequencySpecification Thing
 broadcastFrequencyValue Number QuantitativeValue @
 broadcastSignalModulation QualitativeValue Text @
 broadcastSubChannel Text
:BroadcastService Service
 area Place @ !serviceArea
 broadcastAffiliateOf Organization @
 broadcastDisplayName Text
 broadcaster Organization @
 broadcastFrequency
 broadcastTimezone Text
 callSign Text
 hasBroadcastChannel BroadcastChannel @
 inLanguage
 parentService BroadcastService @
 videoFormat
:BusinessAudience Audience
 numberOfEmployees QuantitativeValue @
 yearlyRevenue QuantitativeValue @
 yearsInOperation QuantitativeValue @
:BusOrCoach Vehicle
 acrissCode Text
 roofLoad QuantitativeValue @
:BusTrip Trip
 arrivalBusStop BusStation BusStop @
 busName Text
 busNumber Text
 departureBusStop BusStation BusStop @
:BuyAction TradeAction
 seller Organization Person @
 vendor Organization Person @ !seller
 warrantyPromise WarrantyPromise @ !warranty
:Campground CivicStructure LodgingBusiness
:Car Vehicle
 acrissCode
 roofLoad
:www_w3_org_ns_dcat_Catalog @
:CategoryCode DefinedTerm
 codeValue Text
 inCodeSet CategoryCodeSet URL @
:CategoryCodeSet DefinedTermSet
 hasCategoryCode CategoryCode @
:CDCPMDRecord Thing
 cvdCollectionDate DateTime Text
 cvdFacilityCounty Text
 cvdFacilityId Text
 cvdNumBeds Number
 cvdNumBedsOcc Number
 cvdNumC19Died Number
 cvdNumC19HOPats Number
 cvdNumC19HospPats Number
 cvdNumC19MechVentPats Number
 cvdNumC19OFMechVentPats Number
 cvdNumC19OverflowPats Number
 cvdNumICUBeds Number
 cvdNumICUBedsOcc Number
 cvdNumTotBeds Number
 cvdNumVent Number
 cvdNumVentUse Number
 datePosted Date DateTime
:spec_edmcouncil_org_fibo_ontology_FND_Arrangements_Documents_Certificate @
:Certification CreativeWork spec_edmcouncil_org_fibo_ontology_FND_Arrangements_Documents_Certificate
 about Thing @
 auditDate Date DateTime
 certificationIdentification DefinedTerm Text @
 certificationRating Rating @
 certificationStatus CertificationStatusEnumeration @
 datePublished Date DateTime
 expires Date DateTime
 hasMeasurement QuantitativeValue @
 issuedBy Organization @
 logo
 validFrom Date DateTime
 validIn AdministrativeArea @
:ref_gs1_org_voc_CertificationDetails @
:Chapter CreativeWork
 pageEnd
 pageStart
 pagination
:ChemicalSubstance BioChemEntity
 chemicalComposition Text
 chemicalRole DefinedTerm @
 potentialUse DefinedTerm @
:ChooseAction Action
 actionOption Text Thing @
 option Text Thing @ !actionOption
:CivicStructure Place
 openingHours Text
:Claim CreativeWork
 appearance CreativeWork @
 claimInterpreter Organization Person @
 firstAppearance CreativeWork @
:ClaimReview Review
 claimReviewed Text
:Class Thing
 supersededBy Class Enumeration Property @
:www_omg_org_spec_Commons_Classifiers_Classifier @
:Clip CreativeWork
 actor PerformingGroup Person @
 actors Person @ !actor
 clipNumber Integer Text
 director Person @
 directors Person @ !director
 endOffset HyperTocEntry Number @
 musicBy MusicGroup Person @
 partOfEpisode Episode @
 partOfSeason CreativeWorkSeason @
 partOfSeries CreativeWorkSeries @
 startOffset HyperTocEntry Number @
:Collection CreativeWork
 collectionSize Integer
:www_omg_org_spec_Commons_Collections_Collection @
:ComicCoverArt ComicStory VisualArtwork
:ComicIssue PublicationIssue
 artist Person @
 colorist Person @
 inker Person @
 letterer Person @
 penciler Person @
 variantCover Text
:ComicStory CreativeWork
 artist
 colorist
 inker
 letterer
 penciler
:Comment CreativeWork
 downvoteCount Integer
 parentItem
 sharedContent CreativeWork @
 upvoteCount Integer
:CommentAction CommunicateAction
 resultComment Comment @
:CommunicateAction Action
 about
 inLanguage
 language Language @ !inLanguage
 recipient
:CompoundPriceSpecification PriceSpecification
 priceComponent PriceSpecification @
 priceType PriceTypeEnumeration Text @
:ConstraintNode Thing
 constraintProperty Property URL @
 numConstraints Integer
:ConsumeAction Action
 actionAccessibilityRequirement ActionAccessSpecification @
 expectsAcceptanceOf
:ref_gs1_org_voc_ContactPoint @
:ContactPoint Thing
 areaServed AdministrativeArea GeoShape Place Text @
 availableLanguage Language Text @
 contactOption ContactPointOption @
 contactType Text
 email Text
 faxNumber Text
 hoursAvailable OpeningHoursSpecification @
 productSupported Product Text @
 serviceArea AdministrativeArea GeoShape Place @ !areaServed
 telephone Text
:spec_edmcouncil_org_fibo_ontology_FND_Organizations_Organizations_ContactPoint @
:www_omg_org_spec_LCC_Countries_CountryRepresentation_Continent @
:CookAction Action
 foodEstablishment FoodEstablishment Place @
 foodEvent FoodEvent @
 recipe Recipe @
:spec_edmcouncil_org_fibo_ontology_BE_LegalEntities_CorporateBodies_CooperativeSociety @
:Corporation Organization
 tickerSymbol Text
:spec_edmcouncil_org_fibo_ontology_BE_Corporations_Corporations_Corporation @
:unece_org_vocab_Country @
:ref_gs1_org_voc_Country @
:Country Place www_omg_org_spec_Commons_GeopoliticalEntities_GeopoliticalEntity
:www_omg_org_spec_LCC_Countries_CountryRepresentation_Country @
:Course CreativeWork LearningResource
 availableLanguage
 courseCode Text
 coursePrerequisites AlignmentObject Course Text @
 educationalCredentialAwarded EducationalOccupationalCredential Text URL @
 financialAidEligible DefinedTerm Text @
 hasCourseInstance CourseInstance @
 numberOfCredits Integer StructuredValue @
 occupationalCredentialAwarded EducationalOccupationalCredential Text URL @
 syllabusSections Syllabus @
 totalHistoricalEnrollment Integer
:CourseInstance Event
 courseMode Text URL
 courseSchedule Schedule @
 courseWorkload Text
 instructor Person @
:CreativeWork Thing
 about
 abstract Text
 accessibilityAPI Text
 accessibilityControl Text
 accessibilityFeature Text
 accessibilityHazard Text
 accessibilitySummary Text
 accessMode Text
 accessModeSufficient ItemList @
 accountablePerson Person @
 acquireLicensePage CreativeWork URL @
 aggregateRating
 alternativeHeadline Text
 archivedAt URL WebPage @
 assesses DefinedTerm Text @
 associatedMedia MediaObject @
 audience Audience @
 audio AudioObject Clip MusicRecording @
 author Organization Person @
 award Text
 awards Text !award
 character Person @
 citation CreativeWork Text @
 comment Comment @
 commentCount Integer
 conditionsOfAccess Text
 contentLocation Place @
 contentRating Rating Text @
 contentReferenceTime DateTime
 contributor Organization Person @
 copyrightHolder Organization Person @
 copyrightNotice Text
 copyrightYear Number
 correction CorrectionComment Text URL @
 countryOfOrigin Country @
 creativeWorkStatus DefinedTerm Text @
 creator Organization Person @
 creditText Text
 dateCreated Date DateTime
 dateModified Date DateTime
 datePublished
 digitalSourceType IPTCDigitalSourceEnumeration @
 discussionUrl URL
 displayLocation Place @
 editEIDR Text URL
 editor Person @
 educationalAlignment AlignmentObject @
 educationalLevel DefinedTerm Text URL @
 educationalUse DefinedTerm Text @
 encoding MediaObject @
 encodingFormat Text URL
 encodings MediaObject @ !encoding
 exampleOfWork CreativeWork @
 expires
 fileFormat Text URL !encodingFormat
 funder Organization Person @
 funding
 genre
 hasPart CreativeWork @
 headline Text
 inLanguage
 interactionStatistic InteractionCounter @
 interactivityType Text
 interpretedAsClaim Claim @
 isAccessibleForFree Boolean
 isBasedOn CreativeWork Product URL @
 isBasedOnUrl CreativeWork Product URL @ !isBasedOn
 isFamilyFriendly Boolean
 isPartOf CreativeWork URL @
 keywords DefinedTerm Text URL @
 learningResourceType DefinedTerm Text @
 license CreativeWork URL @
 locationCreated Place @
 mainEntity Thing @
 maintainer Organization Person @
 material Product Text URL @
 materialExtent QuantitativeValue Text @
 mentions Thing @
 offers
 pattern DefinedTerm Text @
 position Integer Text
 producer Organization Person @
 provider
 publication PublicationEvent @
 publisher Organization Person @
 publisherImprint Organization @
 publishingPrinciples CreativeWork URL @
 recordedAt Event @
 releasedEvent PublicationEvent @
 review
 reviews Review @ !review
 schemaVersion Text URL
 sdDatePublished Date
 sdLicense CreativeWork URL @
 sdPublisher Organization Person @
 size DefinedTerm QuantitativeValue SizeSpecification Text @
 sourceOrganization Organization @
 spatial Place @
 spatialCoverage Place @
 sponsor Organization Person @
 teaches DefinedTerm Text @
 temporal DateTime Text
 temporalCoverage DateTime Text URL
 text Text
 thumbnail ImageObject @
 thumbnailUrl URL
 timeRequired Duration
 translationOfWork CreativeWork @
 translator Organization Person @
 typicalAgeRange Text
 usageInfo CreativeWork URL @
 version Number Text
 video Clip VideoObject @
 wordCount
 workExample CreativeWork @
 workTranslation CreativeWork @
:CreativeWorkSeason CreativeWork
 actor
 director
 endDate
 episode Episode @
 episodes Episode @ !episode
 numberOfEpisodes Integer
 partOfSeries
 productionCompany Organization @
 seasonNumber Integer Text
 startDate
 trailer VideoObject @
:CreativeWorkSeries CreativeWork Thing
 endDate
 issn
 startDate
:Credential CreativeWork
 credentialCategory DefinedTerm Text URL @
 recognizedBy Organization @
 validFor Duration
 validIn
:CreditCard LoanOrCredit PaymentCard
:DataCatalog CreativeWork
 dataset Dataset @
 measurementMethod DefinedTerm MeasurementMethodEnum Text URL @
 measurementTechnique DefinedTerm MeasurementMethodEnum Text URL @
:DataDownload MediaObject
 measurementMethod
 measurementTechnique
:DataFeed Dataset
 dataFeedElement DataFeedItem Text Thing @
:DataFeedItem Thing
 dateCreated
 dateDeleted Date DateTime
 dateModified
 item Thing @
:purl_org_dc_dcmitype_Dataset @
:rdfs_org_ns_void_Dataset @
:www_w3_org_ns_dcat_Dataset @
:Dataset CreativeWork
 catalog DataCatalog @ !includedInDataCatalog
 datasetTimeInterval DateTime !temporalCoverage
 distribution DataDownload @
 includedDataCatalog DataCatalog @ !includedInDataCatalog
 includedInDataCatalog DataCatalog @
 issn
 measurementMethod
 measurementTechnique
 variableMeasured Property PropertyValue StatisticalVariable Text @
 variablesMeasured PropertyValue Text @
:www_omg_org_spec_Commons_DatesAndTimes_Date @
:DatedMoneySpecification Thing
 amount MonetaryAmount Number @
 currency Text
 endDate
 startDate
:www_omg_org_spec_Commons_DatesAndTimes_DateTime @
:DDxElement MedicalEntity
 diagnosis MedicalCondition @
 distinguishingSign MedicalSignOrSymptom @
:DefinedRegion Place Thing
 addressCountry Country Text @
 addressRegion AdministrativeArea Text @
 postalCode Text
 postalCodePrefix Text
 postalCodeRange PostalCodeRangeSpecification @
:DefinedTerm Thing
 about
 inDefinedTermSet DefinedTermSet URL @
 termCode Text
:DefinedTermSet CreativeWork
 about
 hasDefinedTerm DefinedTerm @
:DeliveryChargeSpecification PriceSpecification
 appliesToDeliveryMethod DeliveryMethod @
 areaServed
 eligibleRegion
 ineligibleRegion
:DeliveryEvent Event
 accessCode Text
 availableFrom DateTime
 availableThrough DateTime
 hasDeliveryMethod DeliveryMethod @
:DeliveryTimeSettings Thing
 deliveryTime ShippingDeliveryTime @
 isUnlabelledFallback Boolean
 shippingDestination DefinedRegion @
 transitTimeLabel Text
:Demand Thing
 acceptedPaymentMethod LoanOrCredit PaymentMethod Text @
 advanceBookingRequirement QuantitativeValue @
 areaServed
 asin Text URL
 availability ItemAvailability @
 availabilityEnds
 availabilityStarts
 availableAtOrFrom Place @
 availableDeliveryMethod DeliveryMethod @
 businessFunction BusinessFunction @
 deliveryLeadTime QuantitativeValue @
 eligibleCustomerType BusinessEntityType @
 eligibleDuration QuantitativeValue @
 eligibleQuantity QuantitativeValue @
 eligibleRegion
 eligibleTransactionVolume PriceSpecification @
 gtin Text URL
 gtin12 Text
 gtin13 Text
 gtin14 Text
 gtin8 Text
 includesObject TypeAndQuantityNode @
 ineligibleRegion
 inventoryLevel QuantitativeValue @
 itemCondition OfferItemCondition @
 itemOffered AggregateOffer CreativeWork Event MenuItem Product Service Trip @
 mpn Text
 priceSpecification PriceSpecification @
 seller
 serialNumber Text
 sku Text
 validFrom
 validThrough Date DateTime
 warranty WarrantyPromise @
:Dentist LocalBusiness LocalBusiness MedicalOrganization
:DepositAccount BankAccount InvestmentOrDeposit
:DiagnosticLab MedicalOrganization
 availableTest MedicalTest @
:Diet CreativeWork MedicalEntity
 dietFeatures Text
 endorsers Organization Person @
 expertConsiderations Text
 physiologicalBenefits Text
 risks Text
:DietarySupplement Product Substance
 activeIngredient Text
 isProprietary Boolean
 legalStatus DrugLegalStatus MedicalEnumeration Text @
 maximumIntake MaximumDoseSchedule @
 mechanismOfAction Text
 nonProprietaryName Text
 proprietaryName Text
 recommendedIntake RecommendedDoseSchedule @
 safetyConsideration Text
 targetPopulation Text
:DigitalDocument CreativeWork spec_edmcouncil_org_fibo_ontology_FND_Arrangements_Documents_Document
 hasDigitalDocumentPermission DigitalDocumentPermission @
:DigitalDocumentPermission Thing
 grantee Audience ContactPoint Organization Person @
 permissionType DigitalDocumentPermissionType @
:www_w3_org_ns_dcat_Distribution @
:spec_edmcouncil_org_fibo_ontology_FND_Arrangements_Documents_Document @
:DonateAction TransferAction
 price Number Text
 priceCurrency Text
 priceSpecification
 recipient
:DoseSchedule MedicalEntity
 doseUnit Text
 doseValue Number QualitativeValue @
 frequency Text
 targetPopulation
:Drug Product Substance
 activeIngredient
 administrationRoute Text
 alcoholWarning Text
 availableStrength DrugStrength @
 breastfeedingWarning Text
 clincalPharmacology Text !clinicalPharmacology
 clinicalPharmacology Text
 dosageForm Text
 doseSchedule DoseSchedule @
 drugClass DrugClass @
 drugUnit Text
 foodWarning Text
 includedInHealthInsurancePlan HealthInsurancePlan @
 interactingDrug Drug @
 isAvailableGenerically Boolean
 isProprietary
 labelDetails URL
 legalStatus
 maximumIntake
 mechanismOfAction
 nonProprietaryName
 overdosage Text
 pregnancyCategory DrugPregnancyCategory @
 pregnancyWarning Text
 prescribingInfo URL
 prescriptionStatus DrugPrescriptionStatus Text @
 proprietaryName
 relatedDrug Drug @
 rxcui Text
 warning Text URL
:DrugClass MedicalEntity
 drug Drug @
:DrugCost MedicalEntity
 applicableLocation AdministrativeArea @
 costCategory DrugCostCategory @
 costCurrency Text
 costOrigin Text
 costPerUnit Number QualitativeValue Text @
 drugUnit
:DrugLegalStatus MedicalEntity
 applicableLocation
:DrugStrength MedicalEntity
 activeIngredient
 availableIn AdministrativeArea @
 maximumIntake
 strengthUnit Text
 strengthValue Number
:www_omg_org_spec_Commons_DatesAndTimes_Duration @
:EducationalAudience Audience
 educationalRole Text
:EducationalOccupationalCredential Credential
 competencyRequired DefinedTerm Text URL @
 educationalLevel
:EducationalOccupationalProgram Thing
 applicationDeadline Date Text
 applicationStartDate Date
 dayOfWeek DayOfWeek @
 educationalCredentialAwarded
 educationalProgramMode Text URL
 endDate
 financialAidEligible
 hasCourse Course @
 maximumEnrollment Integer
 numberOfCredits
 occupationalCategory CategoryCode Text @
 occupationalCredentialAwarded
 offers
 programPrerequisites AlignmentObject Course EducationalOccupationalCredential Text @
 programType DefinedTerm Text @
 provider
 salaryUponCompletion MonetaryAmountDistribution @
 startDate
 termDuration Duration
 termsPerYear Number
 timeOfDay Text
 timeToComplete Duration
 trainingSalary MonetaryAmountDistribution @
 typicalCreditsPerTerm Integer StructuredValue @
:EducationalOrganization Organization CivicStructure
 alumni Person @
:EducationEvent Event
 assesses
 educationalLevel
 teaches
:unece_org_vocab_ElectronicDocument @
:EndorseAction Action
 endorsee Organization Person @
:EnergyConsumptionDetails Thing
 energyEfficiencyScaleMax EUEnergyEfficiencyEnumeration @
 energyEfficiencyScaleMin EUEnergyEfficiencyEnumeration @
 hasEnergyEfficiencyCategory EnergyEfficiencyEnumeration @
:EngineSpecification Thing
 engineDisplacement QuantitativeValue @
 enginePower QuantitativeValue @
 engineType QualitativeValue Text URL @
 fuelType QualitativeValue Text URL @
 torque QuantitativeValue @
:EntryPoint Thing
 actionApplication SoftwareApplication @
 actionPlatform DigitalPlatformEnumeration Text URL @
 application SoftwareApplication @ !actionApplication
 contentType Text
 encodingType Text
 httpMethod Text
 urlTemplate Text
:Enumeration Thing
 supersededBy
:Episode CreativeWork
 actor
 actors
 director
 directors
 duration
 episodeNumber Integer Text
 musicBy
 partOfSeason
 partOfSeries
 productionCompany
 trailer
:www_w3_org_ns_hydra_core_Error @
:Error sarif_info_Result InstantaneousEvent
 errorCode DefinedTerm Integer StatusEnumeration Text @
:purl_org_dc_dcmitype_Event @
:Event Thing
 about
 actor
 aggregateRating
 attendee Organization Person @
 attendees Organization Person @ !attendee
 audience
 composer Organization Person @
 contributor
 director
 doorTime DateTime Time
 duration
 endDate
 eventAttendanceMode EventAttendanceModeEnumeration @
 eventSchedule Schedule @
 eventStatus EventStatusType @
 funder
 funding
 hasParticipationOffer Offer @
 hasSponsorshipOffer Offer @
 inLanguage
 isAccessibleForFree
 keywords
 location
 maximumAttendeeCapacity Integer
 maximumPhysicalAttendeeCapacity Integer
 maximumVirtualAttendeeCapacity Integer
 offers
 organizer Organization Person @
 performer Organization Person @
 performers Organization Person @ !performer
 previousStartDate Date DateTime
 recordedIn CreativeWork @
 remainingAttendeeCapacity Integer
 review
 sponsor
 startDate
 subEvent Event @
 subEvents Event @ !subEvent
 superEvent Event @
 translator
 typicalAgeRange
 workFeatured CreativeWork @
 workPerformed CreativeWork @
:EventSeries Event Thing
:ExchangeRateSpecification Thing
 currency
 currentExchangeRate UnitPriceSpecification @
 exchangeRateSpread MonetaryAmount Number @
:ExerciseAction PlayAction
 course Place @ !exerciseCourse
 diet Diet @
 distance Distance
 exerciseCourse Place @
 exercisePlan ExercisePlan @
 exerciseRelatedDiet Diet @
 exerciseType Text
 fromLocation Place @
 opponent Person @
 sportsActivityLocation SportsActivityLocation @
 sportsEvent SportsEvent @
 sportsTeam SportsTeam @
 toLocation Place @
:ExercisePlan CreativeWork PhysicalActivity
 activityDuration Duration QuantitativeValue @
 activityFrequency QuantitativeValue Text @
 additionalVariable Text
 exerciseType
 intensity QuantitativeValue Text @
 repetitions Number QuantitativeValue @
 restPeriods QuantitativeValue Text @
 workload Energy QuantitativeValue @
:iflastandards_info_ns_lrm_lrmoo_F31_Performance @
:unece_org_vocab_FinancialCard @
:FinancialIncentive Thing
 areaServed
 eligibleWithSupplier Organization @
 incentiveAmount LoanOrCredit QuantitativeValue UnitPriceSpecification @
 incentiveStatus IncentiveStatus @
 incentiveType IncentiveType @
 incentivizedItem DefinedTerm Product @
 incomeLimit MonetaryAmount Text @
 provider
 publisher
 purchasePriceLimit MonetaryAmount @
 purchaseType PurchaseType @
 qualifiedExpense IncentiveQualifiedExpenseType @
 validFrom
 validThrough
:FinancialProduct Service
 annualPercentageRate Number QuantitativeValue @
 feesAndCommissionsSpecification Text URL
 interestRate Number QuantitativeValue @
:FinancialService LocalBusiness
 feesAndCommissionsSpecification
:FireStation CivicStructure LocalBusiness
:Flight Trip
 aircraft Text Vehicle @
 arrivalAirport Airport @
 arrivalGate Text
 arrivalTerminal Text
 boardingPolicy
 carrier Organization @ !provider
 departureAirport Airport @
 departureGate Text
 departureTerminal Text
 estimatedFlightDuration Duration Text
 flightDistance Distance Text
 flightNumber Text
 mealService Text
 seller
 webCheckinTime DateTime
:FlightReservation Reservation
 boardingGroup Text
 passengerPriorityStatus QualitativeValue Text @
 passengerSequenceNumber Text
 securityScreening Text
:FloorPlan Thing
 amenityFeature
 floorSize
 isPlanForApartment Accommodation @
 layoutImage ImageObject URL @
 numberOfAccommodationUnits
 numberOfAvailableAccommodationUnits
 numberOfBathroomsTotal
 numberOfBedrooms
 numberOfFullBathrooms
 numberOfPartialBathrooms
 numberOfRooms
 petsAllowed
:FollowAction Action
 followee Organization Person @
:FoodEstablishment LocalBusiness
 acceptsReservations Boolean Text URL
 hasMenu Menu Text URL @
 menu Menu Text URL @ !hasMenu
 servesCuisine Text
 starRating Rating @
:FoodEstablishmentReservation Reservation
 endTime
 partySize Integer QuantitativeValue @
 startTime
:Game CreativeWork
 characterAttribute Thing @
 gameItem Thing @
 gameLocation Place PostalAddress URL @
 numberOfPlayers QuantitativeValue @
 quest Thing @
:GameServer Thing
 game VideoGame @
 playersOnline Integer
 serverStatus GameServerStatus @
:Gene BioChemEntity
 alternativeOf Gene @
 encodesBioChemEntity BioChemEntity @
 expressedIn AnatomicalStructure AnatomicalSystem BioChemEntity DefinedTerm @
 hasBioPolymerSequence Text
:GeoCircle GeoShape
 geoMidpoint GeoCoordinates @
 geoRadius Distance Number Text
:GeoCoordinates Thing
 address PostalAddress Text @
 addressCountry
 elevation Number Text
 latitude Number Text
 longitude Number Text
 postalCode
:unece_org_vocab_GeographicalCoordinate @
:www_omg_org_spec_Commons_Locations_GeographicCoordinate @
:www_omg_org_spec_Commons_GeopoliticalEntities_GeopoliticalEntity @
:GeoShape Thing
 address
 addressCountry
 box Text
 circle Text
 elevation
 line Text
 polygon Text
 postalCode
:GeospatialGeometry Thing
 geoContains GeospatialGeometry Place @
 geoCoveredBy GeospatialGeometry Place @
 geoCovers GeospatialGeometry Place @
 geoCrosses GeospatialGeometry Place @
 geoDisjoint GeospatialGeometry Place @
 geoEquals GeospatialGeometry Place @
 geoIntersects GeospatialGeometry Place @
 geoOverlaps GeospatialGeometry Place @
 geoTouches GeospatialGeometry Place @
 geoWithin GeospatialGeometry Place @
:GiveAction TransferAction
 recipient
:GovernmentService Service
 jurisdiction AdministrativeArea Text @
 serviceOperator Organization @
:Grant Thing
 fundedItem BioChemEntity CreativeWork Event MedicalEntity Organization Person Product @
 funder
 sponsor
:Guide CreativeWork
 category
 reviewAspect StructuredValue Text @
:HealthClub LocalBusiness LocalBusiness
:HealthInsurancePlan Thing
 benefitsSummaryUrl URL
 contactPoint ContactPoint @
 healthPlanDrugOption Text
 healthPlanDrugTier Text
 healthPlanId Text
 healthPlanMarketingUrl URL
 includesHealthPlanFormulary HealthPlanFormulary @
 includesHealthPlanNetwork HealthPlanNetwork @
 usesHealthPlanIdStandard Text URL
:HealthPlanCostSharingSpecification Thing
 healthPlanCoinsuranceOption Text
 healthPlanCoinsuranceRate Number
 healthPlanCopay PriceSpecification @
 healthPlanCopayOption Text
 healthPlanPharmacyCategory Text
:HealthPlanFormulary Thing
 healthPlanCostSharing Boolean HealthPlanCostSharingSpecification @
 healthPlanDrugTier
 offersPrescriptionByMail Boolean
:HealthPlanNetwork Thing
 healthPlanCostSharing
 healthPlanNetworkId Text
 healthPlanNetworkTier Text
:HealthTopicContent CreativeWork
 hasHealthAspect HealthAspectEnumeration @
:Hospital CivicStructure MedicalOrganization LocalBusiness
 availableService MedicalProcedure MedicalTest MedicalTherapy @
 healthcareReportingData CDCPMDRecord Dataset @
 medicalSpecialty MedicalSpecialty @
:HotelRoom Accommodation
 bed
 occupancy
:House Accommodation
 numberOfRooms
:HowTo CreativeWork
 estimatedCost MonetaryAmount Text @
 performTime Duration
 prepTime Duration
 step CreativeWork HowToSection HowToStep Text @
 steps CreativeWork ItemList Text @ !step
 supply HowToSupply Text @
 tool HowToTool Text @
 totalTime Duration
 yield QuantitativeValue Text @
:HowToDirection CreativeWork ListItem
 afterMedia MediaObject URL @
 beforeMedia MediaObject URL @
 duringMedia MediaObject URL @
 performTime
 prepTime
 supply
 tool
 totalTime
:HowToItem ListItem
 requiredQuantity Number QuantitativeValue Text @
:HowToSection CreativeWork ItemList ListItem
 steps
:HowToStep CreativeWork ItemList ListItem
:HowToSupply HowToItem
 estimatedCost
:HowToTip CreativeWork ListItem
:HyperToc CreativeWork
 associatedMedia
 tocEntry HyperTocEntry @
:HyperTocEntry CreativeWork
 associatedMedia
 tocContinuation HyperTocEntry @
 utterances Text
:purl_org_dc_dcmitype_Image @
:ImageObject MediaObject
 caption
 embeddedTextCaption
 exifData PropertyValue Text @
 representativeOfPage Boolean
:ImagingTest MedicalTest
 imagingTechnique MedicalImagingTechnique @
:IndividualPhysician Physician
 practicesAt MedicalOrganization @
:IndividualProduct Product
 serialNumber
:InfectiousDisease MedicalCondition
 infectiousAgent Text
 infectiousAgentClass InfectiousAgentClass @
 transmissionMethod Text
:InformAction CommunicateAction
 event Event @
:InsertAction UpdateAction
 toLocation
:www_w3_org_ns_prov_InstantaneousEvent @
:InstantaneousEvent Thing
 data Thing @
 source Thing @
 timestamp DateTime
:InteractionCounter Thing
 endTime
 interactionService SoftwareApplication WebSite @
 interactionType Action @
 location
 startTime
 userInteractionCount Integer
:InvestmentOrDeposit FinancialProduct
 amount
:InviteAction CommunicateAction
 event
:unece_org_vocab_Invoice @
:Invoice Thing spec_edmcouncil_org_fibo_ontology_FND_Arrangements_Documents_LegalDocument
 accountId Text
 billingPeriod Duration
 broker Organization Person @
 category
 confirmationNumber Text
 customer Organization Person @
 minimumPaymentDue MonetaryAmount PriceSpecification @
 paymentDue DateTime !paymentDueDate
 paymentDueDate Date DateTime
 paymentMethod PaymentMethod Text @
 paymentMethodId Text
 paymentStatus PaymentStatusType Text @
 provider
 referencesOrder Order @
 scheduledPaymentDate Date
 totalPaymentDue MonetaryAmount PriceSpecification @
:purl_org_ontology_bibo_Issue @
:ItemList Thing
 aggregateElement Thing @
 itemListElement ListItem Text Thing @
 itemListOrder ItemListOrderType Text @
 numberOfItems Integer
:JobPosting Thing
 applicantLocationRequirements AdministrativeArea @
 applicationContact ContactPoint @
 baseSalary
 benefits Text !jobBenefits
 datePosted
 directApply Boolean
 educationRequirements EducationalOccupationalCredential Text @
 eligibilityToWorkRequirement Text
 employerOverview Text
 employmentType Text
 employmentUnit Organization @
 estimatedSalary MonetaryAmount MonetaryAmountDistribution Number @
 experienceInPlaceOfEducation Boolean
 experienceRequirements OccupationalExperienceRequirements Text @
 hiringOrganization Organization Person @
 incentiveCompensation Text
 incentives Text !incentiveCompensation
 industry DefinedTerm Text @
 jobBenefits Text
 jobDuration Duration QuantitativeValue @
 jobImmediateStart Boolean
 jobLocation Place @
 jobLocationType Text
 jobStartDate Date Text
 occupationalCategory
 physicalRequirement DefinedTerm Text URL @
 qualifications Credential Text @
 relevantOccupation Occupation @
 responsibilities Text
 salaryCurrency
 securityClearanceRequirement Text URL
 sensoryRequirement DefinedTerm Text URL @
 skills DefinedTerm Text @
 specialCommitments Text
 title Text
 totalJobOpenings Integer
 validThrough
 workHours Text
:JoinAction Action
 event
:Joint AnatomicalStructure
 biomechnicalClass Text
 functionalClass MedicalEntity Text @
 structuralClass Text
:LearningResource CreativeWork
 assesses
 competencyRequired
 educationalAlignment
 educationalLevel
 educationalUse
 learningResourceType
 teaches
:LeaveAction Action
 event
:spec_edmcouncil_org_fibo_ontology_FND_Arrangements_Documents_LegalDocument @
:Legislation CreativeWork
 jurisdiction
 legislationAmends Legislation @
 legislationApplies Legislation @
 legislationChanges Legislation @
 legislationCommences Legislation @
 legislationConsolidates Legislation @
 legislationCorrects Legislation @
 legislationCountersignedBy Organization Person @
 legislationDate Date
 legislationDateOfApplicability Date
 legislationDateVersion Date
 legislationEnsuresImplementationOf Legislation @
 legislationIdentifier Text URL
 legislationJurisdiction AdministrativeArea Text @
 legislationLegalForce LegalForceStatus @
 legislationPassedBy Organization Person @
 legislationRepeals Legislation @
 legislationResponsible Organization Person @
 legislationTransposes Legislation @
 legislationType CategoryCode Text @
:LegislationObject MediaObject Legislation
 legislationLegalValue LegalValueLevel @
:LendAction TransferAction
 borrower Person @
:unece_org_vocab_LineTradeAgreement @
:ListItem Thing
 item
 nextItem ListItem @
 position
 previousItem ListItem @
:LiveBlogPosting SocialMediaPosting
 coverageEndTime DateTime
 coverageStartTime DateTime
 liveBlogUpdate BlogPosting @
:LoanOrCredit FinancialProduct
 amount
 currency
 gracePeriod Duration
 loanRepaymentForm RepaymentSpecification @
 loanTerm QuantitativeValue @
 loanType Text URL
 recourseLoan Boolean
 renegotiableLoan Boolean
 requiredCollateral Text Thing @
:LocalBusiness Place Organization
 branchOf Organization @ !parentOrganization
 currenciesAccepted Text
 floorLevel
 openingHours
 paymentAccepted Text
 priceRange Text
:www_omg_org_spec_Commons_Locations_Location @
:LocationFeatureSpecification PropertyValue
 hoursAvailable
 validFrom
 validThrough
:LodgingBusiness LocalBusiness
 amenityFeature
 audience
 availableLanguage
 checkinTime DateTime Time
 checkoutTime DateTime Time
 numberOfRooms
 petsAllowed
 starRating
:LodgingReservation Reservation
 checkinTime
 checkoutTime
 lodgingUnitDescription Text
 lodgingUnitType QualitativeValue Text @
 numAdults Integer QuantitativeValue @
 numChildren Integer QuantitativeValue @
:LoseAction Action
 winner Person @
:LymphaticVessel AnatomicalStructure
 originatesFrom Vessel @
 regionDrained AnatomicalStructure AnatomicalSystem @
 runsTo Vessel @
:Map CreativeWork
 mapType MapCategoryType @
:MathSolver CreativeWork
 mathExpression SolveMathAction Text @
:MediaObject CreativeWork
 associatedArticle NewsArticle @
 bitrate Text
 contentSize Text
 contentUrl URL
 duration
 embedUrl URL
 encodesCreativeWork CreativeWork @
 encodingFormat
 endTime
 height Distance QuantitativeValue @
 ineligibleRegion
 interpretedAsClaim
 playerType Text
 productionCompany
 regionsAllowed Place @
 requiresSubscription
 sha256 Text
 startTime
 uploadDate Date DateTime
 width Distance QuantitativeValue @
:MediaReview Review
 mediaAuthenticityCategory MediaManipulationRatingEnumeration @
 originalMediaContextDescription Text
 originalMediaLink MediaObject URL WebPage @
:MediaReviewItem CreativeWork
 mediaItemAppearance MediaObject @
:MediaSubscription Thing
 authenticator Organization @
 expectsAcceptanceOf
:MedicalAudience Audience PeopleAudience
:MedicalCause MedicalEntity
 causeOf MedicalEntity @
:MedicalClinic LocalBusiness MedicalOrganization
 availableService
 medicalSpecialty
:MedicalCode CategoryCode MedicalEntity
 codeValue
 codingSystem Text
:MedicalCondition MedicalEntity
 associatedAnatomy AnatomicalStructure AnatomicalSystem SuperficialAnatomy @
 cause MedicalCause @
 differentialDiagnosis DDxElement @
 drug
 epidemiology Text
 expectedPrognosis Text
 naturalProgression Text
 pathophysiology Text
 possibleComplication Text
 possibleTreatment Drug DrugClass LifestyleModification MedicalTherapy @
 primaryPrevention MedicalTherapy @
 riskFactor MedicalRiskFactor @
 secondaryPrevention Drug DrugClass LifestyleModification MedicalTherapy @
 signOrSymptom MedicalSignOrSymptom @
 stage MedicalConditionStage @
 status EventStatusType MedicalStudyStatus Text @
 typicalTest MedicalTest @
:MedicalConditionStage MedicalEntity
 stageAsNumber Number
 subStageSuffix Text
:MedicalDevice MedicalEntity
 adverseOutcome MedicalEntity @
 contraindication MedicalContraindication Text @
 postOp Text
 preOp Text
 procedure Text
 seriousAdverseOutcome MedicalEntity @
:MedicalEntity Thing
 code MedicalCode @
 funding
 guideline MedicalGuideline @
 legalStatus
 medicineSystem MedicineSystem @
 recognizingAuthority Organization @
 relevantSpecialty MedicalSpecialty @
 study MedicalStudy @
:MedicalGuideline MedicalEntity
 evidenceLevel MedicalEvidenceLevel @
 evidenceOrigin Text
 guidelineDate Date
 guidelineSubject MedicalEntity @
:MedicalGuidelineRecommendation MedicalGuideline
 recommendationStrength Text
:MedicalObservationalStudy MedicalStudy
 studyDesign MedicalObservationalStudyDesign @
:MedicalOrganization Organization
 healthPlanNetworkId
 isAcceptingNewPatients Boolean
 medicalSpecialty
:MedicalProcedure MedicalEntity
 bodyLocation
 followup Text
 howPerformed Text
 preparation MedicalEntity Text @
 procedureType MedicalProcedureType @
 status
:MedicalRiskEstimator MedicalEntity
 estimatesRiskOf MedicalEntity @
 includedRiskFactor MedicalRiskFactor @
:MedicalRiskFactor MedicalEntity
 increasesRiskOf MedicalEntity @
:MedicalRiskScore MedicalRiskEstimator
 algorithm Text
:MedicalScholarlyArticle Article
 publicationType Text
:MedicalSign MedicalSignOrSymptom
 identifyingExam PhysicalExam @
 identifyingTest MedicalTest @
:MedicalSignOrSymptom MedicalCondition
 possibleTreatment
:MedicalSpecialty Enumeration Enumeration
:MedicalStudy MedicalEntity
 healthCondition MedicalCondition @
 sponsor
 status
 studyLocation AdministrativeArea @
 studySubject MedicalEntity @
:MedicalTest MedicalEntity
 affectedBy Drug @
 normalRange MedicalEnumeration Text @
 signDetected MedicalSign @
 usedToDiagnose MedicalCondition @
 usesDevice MedicalDevice @
:MedicalTestPanel MedicalTest
 subTest MedicalTest @
:MedicalTherapy TherapeuticProcedure
 contraindication
 duplicateTherapy MedicalTherapy @
 seriousAdverseOutcome
:MedicalTrial MedicalStudy
 trialDesign MedicalTrialDesign @
:MedicalWebPage WebPage
 aspect Text !mainContentOfPage
 medicalAudience MedicalAudience MedicalAudienceType @
:MemberProgram Thing
 hasTiers MemberProgramTier @
 hostingOrganization Organization @
:MemberProgramTier Thing
 hasTierBenefit TierBenefitEnumeration @
 hasTierRequirement CreditCard MonetaryAmount Text UnitPriceSpecification @
 isTierOf MemberProgram @
 membershipPointsEarned Number QuantitativeValue @
:Menu CreativeWork
 hasMenuItem MenuItem @
 hasMenuSection MenuSection @
:MenuItem Thing
 menuAddOn MenuItem MenuSection @
 nutrition NutritionInformation @
 offers
 suitableForDiet Diet RestrictedDiet @
:MenuSection CreativeWork
 hasMenuItem
 hasMenuSection
:MerchantReturnPolicy Thing
 additionalProperty PropertyValue @
 applicableCountry Country Text @
 customerRemorseReturnFees ReturnFeesEnumeration @
 customerRemorseReturnLabelSource ReturnLabelSourceEnumeration @
 customerRemorseReturnShippingFeesAmount MonetaryAmount @
 inStoreReturnsOffered Boolean
 itemCondition
 itemDefectReturnFees ReturnFeesEnumeration @
 itemDefectReturnLabelSource ReturnLabelSourceEnumeration @
 itemDefectReturnShippingFeesAmount MonetaryAmount @
 merchantReturnDays Date DateTime Integer
 merchantReturnLink URL
 refundType RefundTypeEnumeration @
 restockingFee MonetaryAmount Number @
 returnFees ReturnFeesEnumeration @
 returnLabelSource ReturnLabelSourceEnumeration @
 returnMethod ReturnMethodEnumeration @
 returnPolicyCategory MerchantReturnEnumeration @
 returnPolicyCountry Country Text @
 returnPolicySeasonalOverride MerchantReturnPolicySeasonalOverride @
 returnShippingFeesAmount MonetaryAmount @
 validForMemberTier MemberProgramTier @
:MerchantReturnPolicySeasonalOverride Thing
 endDate
 merchantReturnDays
 refundType
 restockingFee
 returnFees
 returnMethod
 returnPolicyCategory
 returnShippingFeesAmount
 startDate
:Message CreativeWork
 bccRecipient ContactPoint Organization Person @
 ccRecipient ContactPoint Organization Person @
 dateRead Date DateTime
 dateReceived DateTime
 dateSent DateTime
 messageAttachment CreativeWork @
 recipient
 sender Audience Organization Person @
 toRecipient Audience ContactPoint Organization Person @
:MobileApplication SoftwareApplication
 carrierRequirements Text
:MolecularEntity BioChemEntity
 chemicalRole
 inChI Text
 inChIKey Text
 iupacName Text
 molecularFormula Text
 molecularWeight QuantitativeValue Text @
 monoisotopicMolecularWeight QuantitativeValue Text @
 potentialUse
 smiles Text
:MonetaryAmount Thing
 currency
 maxValue Number
 minValue Number
 validFrom
 validThrough
 value Boolean Number QualitativeValue StructuredValue Text @
:MonetaryAmountDistribution QuantitativeValueDistribution
 currency
:MonetaryGrant Grant
 amount
 funder
:MoneyTransfer TransferAction
 amount
 beneficiaryBank BankOrCreditUnion Text @
:MortgageLoan LoanOrCredit
 domiciledMortgage Boolean
 loanMortgageMandateAmount MonetaryAmount @
:MoveAction Action
 fromLocation
 toLocation
:Movie CreativeWork
 actor
 actors
 countryOfOrigin
 director
 directors
 duration
 musicBy
 productionCompany
 subtitleLanguage
 titleEIDR Text URL
 trailer
:MovieSeries CreativeWorkSeries
 actor
 actors
 director
 directors
 musicBy
 productionCompany
 trailer
:MovieTheater LocalBusiness CivicStructure
 screenCount Number
:spec_edmcouncil_org_fibo_ontology_FND_Places_Locations_Municipality @
:Muscle AnatomicalStructure
 antagonist Muscle @
 bloodSupply Vessel @
 insertion AnatomicalStructure @
 muscleAction Text
 nerve Nerve @
:MusicAlbum MusicPlaylist
 albumProductionType MusicAlbumProductionType @
 albumRelease MusicRelease @
 albumReleaseType MusicAlbumReleaseType @
 byArtist MusicGroup Person @
:MusicComposition CreativeWork
 composer
 firstPerformance Event @
 includedComposition MusicComposition @
 iswcCode Text
 lyricist Person @
 lyrics CreativeWork @
 musicalKey Text
 musicArrangement MusicComposition @
 musicCompositionForm Text
 recordedAs MusicRecording @
:MusicGroup Organization
 album MusicAlbum @
 albums MusicAlbum @ !album
 genre
 musicGroupMember Person @ !member
 track ItemList MusicRecording @
 tracks MusicRecording @ !track
:MusicPlaylist CreativeWork
 numTracks Integer
 track
 tracks
:MusicRecording CreativeWork
 byArtist
 duration
 inAlbum MusicAlbum @
 inPlaylist MusicPlaylist @
 isrcCode Text
 recordingOf MusicComposition @
:MusicRelease MusicPlaylist
 catalogNumber Text
 creditedTo Organization Person @
 duration
 musicReleaseFormat MusicReleaseFormatType @
 recordLabel Organization @
 releaseOf MusicAlbum @
:spec_edmcouncil_org_fibo_ontology_FND_Agreements_Contracts_MutualContractualAgreement @
:Nerve AnatomicalStructure
 branch AnatomicalStructure @ !arterialBranch
 nerveMotor Muscle @
 sensoryUnit AnatomicalStructure SuperficialAnatomy @
 sourcedFrom BrainStructure @
:NewsArticle Article
 dateline Text
 printColumn Text
 printEdition Text
 printPage Text
 printSection Text
:NewsMediaOrganization Organization
 actionableFeedbackPolicy CreativeWork URL @
 correctionsPolicy CreativeWork URL @
 diversityPolicy CreativeWork URL @
 diversityStaffingReport Article URL @
 ethicsPolicy CreativeWork URL @
 masthead CreativeWork URL @
 missionCoveragePrioritiesPolicy CreativeWork URL @
 noBylinesPolicy CreativeWork URL @
 ownershipFundingInfo AboutPage CreativeWork Text URL @
 unnamedSourcesPolicy CreativeWork URL @
 verificationFactCheckingPolicy CreativeWork URL @
:spec_edmcouncil_org_fibo_ontology_BE_NotForProfitOrganizations_NotForProfitOrganizations_NonGovernmentalOrganization @
:NutritionInformation Thing
 calories Energy
 carbohydrateContent Mass
 cholesterolContent Mass
 fatContent Mass
 fiberContent Mass
 proteinContent Mass
 saturatedFatContent Mass
 servingSize Text
 sodiumContent Mass
 sugarContent Mass
 transFatContent Mass
 unsaturatedFatContent Mass
:Observation Thing QuantitativeValue
 marginOfError QuantitativeValue @
 measuredProperty Property @
 measurementDenominator StatisticalVariable @
 measurementMethod
 measurementQualifier Enumeration @
 measurementTechnique
 observationAbout Place Thing @
 observationDate Date DateTime
 observationPeriod Text
 variableMeasured
:Occupation Thing
 educationRequirements
 estimatedSalary
 experienceRequirements
 occupationalCategory
 occupationLocation AdministrativeArea @
 qualifications
 responsibilities
 skills
:OccupationalExperienceRequirements Thing
 monthsOfExperience Number
:spec_edmcouncil_org_fibo_ontology_FND_DatesAndTimes_Occurrences_Occurrence @
:unece_org_vocab_Offer @
:Offer Thing
 acceptedPaymentMethod
 additionalProperty
 addOn Offer @
 advanceBookingRequirement
 aggregateRating
 areaServed
 asin
 availability
 availabilityEnds
 availabilityStarts
 availableAtOrFrom
 availableDeliveryMethod
 businessFunction
 category
 checkoutPageURLTemplate Text
 deliveryLeadTime
 eligibleCustomerType
 eligibleDuration
 eligibleQuantity
 eligibleRegion
 eligibleTransactionVolume
 gtin
 gtin12
 gtin13
 gtin14
 gtin8
 hasAdultConsideration AdultOrientedEnumeration @
 hasDigitalProductPassport DigitalProductPassport URL @
 hasGS1DigitalLink URL
 hasMeasurement
 hasMerchantReturnPolicy MerchantReturnPolicy @
 includesObject
 ineligibleRegion
 inventoryLevel
 isFamilyFriendly
 itemCondition
 itemOffered
 itemPopularity Number QuantitativeValue @
 leaseLength
 mobileUrl Text
 mpn
 offeredBy Organization Person @
 price
 priceCurrency
 priceSpecification
 priceValidUntil Date
 review
 reviews
 seller
 serialNumber
 shippingDetails OfferShippingDetails @
 sku
 validForMemberTier
 validFrom
 validThrough
 warranty
:spec_edmcouncil_org_fibo_ontology_FND_ProductsAndServices_ProductsAndServices_Offer @
:OfferShippingDetails Thing
 deliveryTime
 depth Distance QuantitativeValue @
 doesNotShip Boolean
 hasShippingService ShippingService @
 height
 provider
 shippingDestination
 shippingLabel Text
 shippingOrigin DefinedRegion @
 shippingRate MonetaryAmount ShippingRateSettings @
 shippingSettingsLink URL
 transitTimeLabel
 validForMemberTier
 weight Mass QuantitativeValue @
 width
:OnlineMarketplace OnlineStore
 hasStore OnlineStore @
:OnlineStore Organization
 isStoreOn OnlineMarketplace @
:OpeningHoursSpecification Thing
 closes Time
 dayOfWeek
 opens Time
 validFrom
 validThrough
:unece_org_vocab_Order @
:Order Thing spec_edmcouncil_org_fibo_ontology_FND_Arrangements_Documents_LegalDocument
 acceptedOffer Offer @
 billingAddress PostalAddress @
 broker
 confirmationNumber
 customer
 discount Number Text
 discountCode Text
 discountCurrency Text
 isGift Boolean
 merchant Organization Person @ !seller
 orderDate Date DateTime
 orderDelivery ParcelDelivery @
 orderedItem OrderItem Product Service @
 orderNumber Text
 orderStatus OrderStatus @
 partOfInvoice Invoice @
 paymentDue
 paymentDueDate
 paymentMethod
 paymentMethodId
 paymentUrl URL
 seller
:OrderAction TradeAction
 deliveryMethod DeliveryMethod @
:OrderItem Thing
 orderDelivery
 orderedItem
 orderItemNumber Text
 orderItemStatus OrderStatus @
 orderQuantity Number QuantitativeValue @
:ref_gs1_org_voc_Organization @
:Organization Thing
 acceptedPaymentMethod
 actionableFeedbackPolicy
 address
 agentInteractionStatistic InteractionCounter @
 aggregateRating
 alumni
 areaServed
 authorizedRepresentative Organization Person @
 award
 awards
 brand Brand Organization @
 companyRegistration Certification @
 contactPoint
 contactPoints ContactPoint @ !contactPoint
 correctionsPolicy
 department Organization @
 dissolutionDate Date
 diversityPolicy
 diversityStaffingReport
 duns Text
 email
 employee Person @
 employees Person @ !employee
 ethicsPolicy
 event
 events Event @ !event
 faxNumber
 founder Organization Person @
 founders Person @ !founder
 foundingDate Date
 foundingLocation Place @
 funder
 funding
 globalLocationNumber Text
 hasCertification Certification @
 hasCredential Credential @
 hasGS1DigitalLink
 hasMemberProgram MemberProgram @
 hasMerchantReturnPolicy
 hasOfferCatalog OfferCatalog @
 hasPOS Place @
 hasProductReturnPolicy ProductReturnPolicy @ !hasMerchantReturnPolicy
 hasShippingService
 interactionStatistic
 isicV4 Text
 iso6523Code Text
 keywords
 knowsAbout Text Thing URL @
 knowsLanguage Language Text @
 legalAddress PostalAddress @
 legalName Text
 legalRepresentative Person @
 leiCode Text
 location
 logo
 makesOffer Offer @
 member Organization Person @
 memberOf MemberProgramTier Organization ProgramMembership @
 members Organization Person @ !member
 naics Text
 nonprofitStatus NonprofitType @
 numberOfEmployees
 ownershipFundingInfo
 owns Thing @
 parentOrganization Organization @
 publishingPrinciples
 review
 reviews
 seeks Demand @
 serviceArea
 skills
 slogan
 sponsor
 subOrganization Organization @
 taxID Text
 telephone
 unnamedSourcesPolicy
 vatID Text
:spec_edmcouncil_org_fibo_ontology_FND_Organizations_Organizations_Organization @
:OwnershipInfo Thing
 acquiredFrom Organization Person @
 ownedFrom DateTime
 ownedThrough DateTime
 typeOfGood Product Service @
:PalliativeProcedure MedicalProcedure MedicalTherapy
:ParcelDelivery Thing
 carrier
 deliveryAddress PostalAddress @
 deliveryStatus DeliveryEvent @
 expectedArrivalFrom Date DateTime
 expectedArrivalUntil Date DateTime
 hasDeliveryMethod
 itemShipped Product @
 originAddress PostalAddress @
 partOfOrder Order @
 provider
 trackingNumber Text
 trackingUrl URL
:ParentAudience PeopleAudience
 childMaxAge Number
 childMinAge Number
:PathologyTest MedicalTest
 tissueSample Text
:Patient MedicalAudience Person
 diagnosis
 drug
 healthCondition
:PayAction TradeAction
 recipient
:PaymentCard FinancialProduct PaymentMethod
 cashBack Boolean Number
 contactlessPayment Boolean
 floorLimit MonetaryAmount @
 monthlyMinimumRepaymentAmount MonetaryAmount Number @
:PaymentChargeSpecification PriceSpecification
 appliesToDeliveryMethod
 appliesToPaymentMethod PaymentMethod @
:unece_org_vocab_PaymentMeans @
:spec_edmcouncil_org_fibo_ontology_FBC_ProductsAndServices_FinancialProductsAndServices_PaymentMechanism @
:PaymentMethod Thing
 paymentMethodType PaymentMethodType @
:PaymentService FinancialProduct PaymentMethod
:spec_edmcouncil_org_fibo_ontology_PAY_PaymentServices_PaymentServices_PaymentService @
:PeopleAudience Audience
 healthCondition
 requiredGender Text
 requiredMaxAge Integer
 requiredMinAge Integer
 suggestedAge QuantitativeValue @
 suggestedGender GenderType Text @
 suggestedMaxAge Number
 suggestedMeasurement QuantitativeValue @
 suggestedMinAge Number
:PerformAction PlayAction
 entertainmentBusiness EntertainmentBusiness @
:purl_org_ontology_bibo_Periodical @
:Permit Thing
 issuedBy
 issuedThrough Service @
 permitAudience Audience @
 validFor
 validFrom
 validIn
 validUntil Date
:xmlns_com_foaf_0_1_Person @
:Person Thing
 additionalName Text
 address
 affiliation Organization @
 agentInteractionStatistic
 alumniOf EducationalOrganization Organization @
 award
 awards
 birthDate Date
 birthPlace Place @
 brand
 callSign
 children Person @
 colleague Person URL @
 colleagues Person @ !colleague
 contactPoint
 contactPoints
 deathDate Date
 deathPlace Place @
 duns
 email
 familyName Text
 faxNumber
 follows Person @
 funder
 funding
 gender GenderType Text @
 givenName Text
 globalLocationNumber
 hasCertification
 hasCredential
 hasOccupation Occupation @
 hasOfferCatalog
 hasPOS
 height
 homeLocation ContactPoint Place @
 honorificPrefix Text
 honorificSuffix Text
 interactionStatistic
 isicV4
 jobTitle DefinedTerm Text @
 knows Person @
 knowsAbout
 knowsLanguage
 lifeEvent Event @
 makesOffer
 memberOf
 naics
 nationality Country @
 netWorth MonetaryAmount PriceSpecification @
 owns
 parent Person @
 parents Person @ !parent
 performerIn Event @
 pronouns DefinedTerm StructuredValue Text @
 publishingPrinciples
 relatedTo Person @
 seeks
 sibling Person @
 siblings Person @ !sibling
 skills
 sponsor
 spouse Person @
 taxID
 telephone
 vatID
 weight
 workLocation ContactPoint Place @
 worksFor Organization @
:Pharmacy LocalBusiness MedicalOrganization
:PhysicalActivity MedicalEntity
 associatedAnatomy
 category
 epidemiology
 pathophysiology
:PhysicalExam MedicalProcedure Enumeration
:Physician LocalBusiness MedicalOrganization
 availableService
 hospitalAffiliation Hospital @
 medicalSpecialty
 occupationalCategory
 usNPI Text
:Place Thing
 additionalProperty
 address
 aggregateRating
 amenityFeature
 branchCode Text
 containedIn Place @ !containedInPlace
 containedInPlace Place @
 containsPlace Place @
 event
 events
 faxNumber
 geo GeoCoordinates GeoShape @
 geoContains
 geoCoveredBy
 geoCovers
 geoCrosses
 geoDisjoint
 geoEquals
 geoIntersects
 geoOverlaps
 geoTouches
 geoWithin
 globalLocationNumber
 hasCertification
 hasDriveThroughService Boolean
 hasGS1DigitalLink
 hasMap Map URL @
 isAccessibleForFree
 isicV4
 keywords
 latitude
 logo
 longitude
 map URL !hasMap
 maps URL !hasMap
 maximumAttendeeCapacity
 openingHoursSpecification OpeningHoursSpecification @
 photo ImageObject Photograph @
 photos ImageObject Photograph @ !photo
 publicAccess Boolean
 review
 reviews
 slogan
 smokingAllowed Boolean
 specialOpeningHoursSpecification OpeningHoursSpecification @
 telephone
 tourBookingPage
:PlanAction Action
 scheduledTime Date DateTime
:PlayAction Action
 audience
 event
:PlayGameAction ConsumeAction
 gameAvailabilityType GameAvailabilityEnumeration Text @
:PodcastSeries CreativeWorkSeries
 actor
 webFeed DataFeed URL @
:PoliceStation CivicStructure LocalBusiness
:ref_gs1_org_voc_PostalAddress @
:PostalAddress ContactPoint
 addressCountry
 addressLocality Text
 addressRegion
 extendedAddress Text
 postalCode
 postOfficeBoxNumber Text
 streetAddress Text
:spec_edmcouncil_org_fibo_ontology_FND_Places_Addresses_PostalAddress @
:PostalCodeRangeSpecification Thing
 postalCodeBegin Text
 postalCodeEnd Text
:spec_edmcouncil_org_fibo_ontology_FND_ProductsAndServices_ProductsAndServices_Price @
:PriceSpecification Thing
 eligibleQuantity
 eligibleTransactionVolume
 maxPrice Number
 membershipPointsEarned
 minPrice Number
 price
 priceCurrency
 validForMemberTier
 validFrom
 validThrough
 valueAddedTaxIncluded Boolean
:Product Thing
 additionalProperty
 aggregateRating
 asin
 audience
 authorizedRepresentative
 award
 awards
 brand
 category
 color Text
 colorSwatch ImageObject URL @
 consumerNotice Text TextObject URL WebContent @
 countryOfAssembly Text
 countryOfLastProcessing Text
 countryOfOrigin
 depth
 displayLocation
 funding
 gtin
 gtin12
 gtin13
 gtin14
 gtin8
 hasAdultConsideration
 hasCertification
 hasDigitalProductPassport
 hasEnergyConsumptionDetails EnergyConsumptionDetails @
 hasGS1DigitalLink
 hasMeasurement
 hasMerchantReturnPolicy
 hasProductReturnPolicy
 height
 importer Organization Person @
 inProductGroupWithID Text
 isAccessoryOrSparePartFor Product @
 isConsumableFor Product @
 isFamilyFriendly
 isOftenBoughtWith Product @
 isRelatedTo Product Service @
 isSimilarTo Product Service @
 isVariantOf ProductGroup ProductModel @
 itemCondition
 keywords
 logo
 manufacturer Organization @
 material
 mobileUrl
 model ProductModel Text @
 mpn
 negativeNotes ItemList ListItem Text WebContent @
 nsn Text
 offers
 pattern
 positiveNotes ItemList ListItem Text WebContent @
 productID Text
 productionDate Date
 purchaseDate Date
 recycledContentPercentage Number
 releaseDate Date
 review
 reviews
 size
 sku
 slogan
 specification PropertyValue @
 substanceOfConcern ChemicalSubstance DefinedTerm Text URL @
 weight
 width
:spec_edmcouncil_org_fibo_ontology_FND_ProductsAndServices_ProductsAndServices_Product @
:ProductCollection Collection Product
 includesObject
:ProductGroup www_omg_org_spec_Commons_Classifiers_Classifier Product www_omg_org_spec_Commons_Collections_Collection
 hasVariant Product @
 productGroupID Text
 variesBy DefinedTerm PropertyValue Text @
:ProductModel Product
 isVariantOf
 predecessorOf ProductModel @
 successorOf ProductModel @
:ProductReturnPolicy Thing
 productReturnDays Integer !merchantReturnDays
 productReturnLink URL !merchantReturnLink
:ProgramMembership Thing
 hostingOrganization
 member
 members
 membershipNumber Text
 membershipPointsEarned
 program MemberProgram @
 programName Text
:PronounceableText @
 inLanguage
 phoneticText Text
 speechToTextMarkup Text
 textValue Text
:Property Thing
 domainIncludes Class @
 inverseOf Property @
 rangeIncludes Class @
 supersededBy
:PropertyValue Thing
 maxValue
 measurementMethod
 measurementTechnique
 minValue
 propertyID Text URL
 unitCode Text URL
 unitText Text
 value
 valueGroup Text
 valueReference DefinedTerm Enumeration MeasurementTypeEnumeration PropertyValue QualitativeValue QuantitativeValue StructuredValue Text @
:PropertyValueSpecification Thing
 defaultValue Text Thing @
 maxValue
 minValue
 multipleValues Boolean
 readonlyValue Boolean
 stepValue Number
 valueMaxLength Number
 valueMinLength Number
 valueName Text
 valuePattern Text
 valueRequired Boolean
:Protein BioChemEntity
 hasBioPolymerSequence
:PublicationEvent Event
 free Boolean !isAccessibleForFree
 publishedBy Organization Person @
 publishedOn BroadcastService @
:PublicationIssue CreativeWork
 issueNumber Integer Text
 pageEnd
 pageStart
 pagination
:PublicationVolume CreativeWork
 pageEnd
 pageStart
 pagination
 volumeNumber Integer Text
:QualitativeValue Enumeration
 additionalProperty
 equal QualitativeValue @
 greater QualitativeValue @
 greaterOrEqual QualitativeValue @
 lesser QualitativeValue @
 lesserOrEqual QualitativeValue @
 nonEqual QualitativeValue @
 valueReference
:QuantitativeValue Thing
 additionalProperty
 maxValue
 minValue
 unitCode
 unitText
 value
 valueReference
:QuantitativeValueDistribution Thing
 duration
 median Number
 percentile10 Number
 percentile25 Number
 percentile75 Number
 percentile90 Number
:Question Comment
 acceptedAnswer Answer ItemList @
 answerCount Integer
 eduQuestionType Text
 parentItem
 suggestedAnswer Answer ItemList @
:Quotation CreativeWork
 spokenByCharacter Organization Person @
:RadioSeries CreativeWorkSeries
 actor
 actors
 containsSeason CreativeWorkSeason @
 director
 directors
 episode
 episodes
 musicBy
 numberOfEpisodes
 numberOfSeasons Integer
 productionCompany
 season CreativeWorkSeason URL @ !containsSeason
 seasons CreativeWorkSeason @ !season
 trailer
:Rating Thing
 author
 bestRating Number Text
 ratingExplanation Text
 ratingValue Number Text
 reviewAspect
 worstRating Number Text
:RealEstateListing WebPage
 datePosted
 leaseLength
:ReceiveAction TransferAction
 deliveryMethod
 sender
:Recipe HowTo
 cookingMethod Text
 cookTime Duration
 ingredients Text !recipeIngredient
 nutrition
 recipeCategory Text
 recipeCuisine Text
 recipeIngredient ItemList PropertyValue Text @
 recipeInstructions CreativeWork ItemList Text @
 recipeYield QuantitativeValue Text @
 suitableForDiet
:Recommendation Review
 category
:RentAction TradeAction
 landlord Organization Person @
 realEstateAgent RealEstateAgent @
:RentalCarReservation Reservation
 dropoffLocation Place @
 dropoffTime DateTime
 pickupLocation Place @
 pickupTime DateTime
:RepaymentSpecification Thing
 downPayment MonetaryAmount Number @
 earlyPrepaymentPenalty MonetaryAmount @
 loanPaymentAmount MonetaryAmount @
 loanPaymentFrequency Number
 numberOfLoanPayments Number
:ReplaceAction UpdateAction
 replacee Thing @
 replacer Thing @
:ReplyAction CommunicateAction
 resultComment
:Report Article
 reportNumber Text
:unece_org_vocab_RequestForQuotation @
:Reservation Thing
 bookingAgent Organization Person @ !broker
 bookingTime DateTime
 broker
 modifiedTime DateTime
 priceCurrency
 programMembershipUsed ProgramMembership @
 provider
 reservationFor Thing @
 reservationId Text
 reservationStatus ReservationStatusType @
 reservedTicket Ticket @
 totalPrice Number PriceSpecification Text @
 underName Organization Person @
:ReservationPackage Reservation
 subReservation Reservation @
:Residence Place
 accommodationFloorPlan
 floorLevel
:sarif_info_Result @
:ReturnAction TransferAction
 recipient
:Review CreativeWork
 associatedClaimReview Review @
 associatedMediaReview Review @
 associatedReview Review @
 itemReviewed
 negativeNotes
 positiveNotes
 reviewAspect
 reviewBody Text
 reviewRating Rating @
:ReviewAction Action
 resultReview Review @
:ReviewNewsArticle NewsArticle Review
:RsvpAction InformAction
 additionalNumberOfGuests Number
 comment
 rsvpResponse RsvpResponseType @
:Schedule Thing
 byDay DayOfWeek Text @
 byMonth Integer
 byMonthDay Integer
 byMonthWeek Integer
 duration
 endDate
 endTime
 exceptDate Date DateTime
 repeatCount Integer
 repeatFrequency Duration Text
 scheduleTimezone Text
 startDate
 startTime
:ScreeningEvent Event
 subtitleLanguage
 videoFormat
 workPresented Movie @
:SearchAction Action
 query Text
:Seat Thing
 seatingType QualitativeValue Text @
 seatNumber Text
 seatRow Text
 seatSection Text
:SeekToAction Action
 startOffset
:SellAction TradeAction
 buyer Organization Person @
 warrantyPromise
:SendAction TransferAction
 deliveryMethod
 recipient
:SequentialArt Book VisualArtwork
:Service Thing
 aggregateRating
 areaServed
 audience
 availableChannel ServiceChannel @
 award
 brand
 broker
 category
 hasCertification
 hasOfferCatalog
 hoursAvailable
 isRelatedTo
 isSimilarTo
 logo
 offers
 produces Thing @ !serviceOutput
 provider
 providerMobility Text
 review
 serviceArea
 serviceAudience Audience @ !audience
 serviceOutput Thing @
 serviceType GovernmentBenefitsType Text @
 slogan
 termsOfService Text URL
:ServiceChannel Thing
 availableLanguage
 processingTime Duration
 providesService Service @
 serviceLocation Place @
 servicePhone ContactPoint @
 servicePostalAddress PostalAddress @
 serviceSmsNumber ContactPoint @
 serviceUrl URL
:ServicePeriod Thing
 businessDays DayOfWeek OpeningHoursSpecification @
 cutoffTime Time
 duration
:ShippingConditions Thing
 depth
 doesNotShip
 height
 numItems QuantitativeValue @
 orderValue MonetaryAmount @
 seasonalOverride OpeningHoursSpecification @
 shippingDestination
 shippingOrigin
 shippingRate
 transitTime QuantitativeValue ServicePeriod @
 weight
 width
:ShippingDeliveryTime Thing
 businessDays
 cutoffTime
 handlingTime QuantitativeValue ServicePeriod @
 transitTime
:ShippingRateSettings Thing
 doesNotShip
 freeShippingThreshold DeliveryChargeSpecification MonetaryAmount @
 isUnlabelledFallback
 minimumOrderValue MonetaryAmount Number PriceSpecification @
 orderPercentage Number
 shippingDestination
 shippingLabel
 shippingRate
 weightPercentage Number
:ShippingService Thing
 fulfillmentType FulfillmentTypeEnumeration @
 handlingTime
 shippingConditions ShippingConditions @
 validForMemberTier
:SingleFamilyResidence House
 numberOfRooms
 occupancy
:SizeSpecification QualitativeValue
 hasMeasurement
 sizeGroup SizeGroupEnumeration Text @
 sizeSystem SizeSystemEnumeration Text @
 suggestedAge
 suggestedGender
 suggestedMeasurement
:SkiResort LocalBusiness LodgingBusiness
:SocialMediaPosting Article
 sharedContent
:SoftwareApplication CreativeWork
 applicationCategory Text URL
 applicationSubCategory Text URL
 applicationSuite Text
 availableOnDevice Text
 countriesNotSupported Text
 countriesSupported Text
 device Text !availableOnDevice
 downloadUrl URL
 featureList Text URL
 fileSize Text
 installUrl URL
 memoryRequirements Text URL
 operatingSystem OperatingSystem Text @
 permissions Text
 processorRequirements Text
 releaseNotes Text URL
 requirements Text URL !softwareRequirements
 runtimePlatform RuntimePlatform Text @
 screenshot ImageObject URL @
 softwareAddOn SoftwareApplication @
 softwareHelp CreativeWork @
 softwareRequirements SoftwareApplication Text URL @
 softwareVersion Text
 storageRequirements Text URL
 supportingData DataFeed @
:SoftwareSourceCode CreativeWork
 codeRepository URL
 codeSampleType Text
 programmingLanguage ComputerLanguage Text @
 runtime Text !runtimePlatform
 runtimePlatform
 sampleType Text !codeSampleType
 targetProduct SoftwareApplication @
:SolveMathAction Action
 eduQuestionType
:SomeProducts Product
 inventoryLevel
:SpeakableSpecification Thing
 cssSelector CssSelectorType
 xpath XPathType
:SpecialAnnouncement CreativeWork
 announcementLocation CivicStructure LocalBusiness @
 category
 datePosted
 diseasePreventionInfo URL WebContent @
 diseaseSpreadStatistics Dataset Observation URL WebContent @
 gettingTestedInfo URL WebContent @
 governmentBenefitsInfo GovernmentService @
 newsUpdatesAndGuidelines URL WebContent @
 publicTransportClosuresInfo URL WebContent @
 quarantineGuidelines URL WebContent @
 schoolClosuresInfo URL WebContent @
 travelBans URL WebContent @
 webFeed
:unece_org_vocab_SpecifiedCertificate @
:unece_org_vocab_SpecifiedTradeProduct @
:SportsEvent Event
 awayTeam Person SportsTeam @
 competitor Person SportsTeam @
 homeTeam Person SportsTeam @
 referee Person @
 sport Text URL
:SportsOrganization Organization
 sport
:SportsTeam SportsOrganization
 athlete Person @
 coach Person @
 gender
:StadiumOrArena CivicStructure LocalBusiness
:StatisticalPopulation Thing
 populationType Class @
:StatisticalVariable ConstraintNode
 measuredProperty
 measurementDenominator
 measurementMethod
 measurementQualifier
 measurementTechnique
 populationType
 statType Property Text URL @
:StupidType Thing
 stupidProperty QuantitativeValue @
:www_omg_org_spec_Commons_GeopoliticalEntities_Subdivision @
:Substance MedicalEntity
 activeIngredient
 maximumIntake
:Suite Accommodation
 bed
 numberOfRooms
 occupancy
:SuperficialAnatomy MedicalEntity
 associatedPathophysiology
 relatedAnatomy AnatomicalStructure AnatomicalSystem @
 relatedCondition
 relatedTherapy
 significance Text
:TaxiReservation Reservation
 partySize
 pickupLocation
 pickupTime
:Taxon Thing
 childTaxon Taxon Text URL @
 hasDefinedTerm
 parentTaxon Taxon Text URL @
 taxonRank PropertyValue Text URL @
:TechArticle Article
 dependencies Text
 proficiencyLevel Text
:purl_org_dc_dcmitype_Text @
:TherapeuticProcedure MedicalProcedure
 adverseOutcome
 doseSchedule
 drug
:Thesis CreativeWork
 inSupportOf Text
:Thing @
 additionalType Text URL
 alternateName Text
 description Text TextObject @
 disambiguatingDescription Text
 identifier PropertyValue Text URL @
 image ImageObject URL @
 mainEntityOfPage CreativeWork URL @
 name Text
 owner Organization Person @
 potentialAction Action @
 sameAs URL
 subjectOf CreativeWork Event @
 url URL
:Ticket Thing
 dateIssued Date DateTime
 issuedBy
 priceCurrency
 ticketedSeat Seat @
 ticketNumber Text
 ticketToken Text URL
 totalPrice
 underName
:TipAction TradeAction
 recipient
:TouristAttraction Place
 availableLanguage
 touristType Audience Text @
:TouristDestination Place
 includesAttraction TouristAttraction @
 touristType
:TouristTrip Trip
 touristType
:TrackAction Action
 deliveryMethod
:TradeAction Action
 price
 priceCurrency
 priceSpecification
:unece_org_vocab_TradeAddress @
:unece_org_vocab_TradeProduct @
:TrainTrip Trip
 arrivalPlatform Text
 arrivalStation TrainStation @
 departurePlatform Text
 departureStation TrainStation @
 trainName Text
 trainNumber Text
:TransferAction Action
 fromLocation
 toLocation
:unece_org_vocab_TransportMethod @
:TravelAction MoveAction
 distance
:Trip Thing
 arrivalTime DateTime Time
 departureTime DateTime Time
 itinerary ItemList Place @
 offers
 partOfTrip Trip @
 provider
 subTrip Trip @
 tripOrigin Place @
:TVClip Clip
 partOfTVSeries TVSeries @ !partOfSeries
:TVEpisode Episode
 countryOfOrigin
 partOfTVSeries
 subtitleLanguage
 titleEIDR
:TVSeason CreativeWork CreativeWorkSeason
 countryOfOrigin
 partOfTVSeries
 titleEIDR
:TVSeries CreativeWork CreativeWorkSeries
 actor
 actors
 containsSeason
 countryOfOrigin
 director
 directors
 episode
 episodes
 musicBy
 numberOfEpisodes
 numberOfSeasons
 productionCompany
 season
 seasons
 titleEIDR
 trailer
:TypeAndQuantityNode Thing
 amountOfThisGood Number
 businessFunction
 typeOfGood
 unitCode
 unitText
:UnitPriceSpecification PriceSpecification
 billingDuration Duration Number QuantitativeValue @
 billingIncrement Number
 billingStart Number
 priceComponentType PriceComponentTypeEnumeration @
 priceType
 referenceQuantity QuantitativeValue @
 unitCode
 unitText
:UpdateAction Action
 collection Thing @ !targetCollection
 targetCollection Thing @
:UserComments Event
 commentText Text
 commentTime Date DateTime
 creator
 discusses CreativeWork @
 replyToUrl URL
:www_w3_org_2006_vcard_ns_VCard @
:Vehicle Product
 accelerationTime QuantitativeValue @
 bodyType QualitativeValue Text URL @
 callSign
 cargoVolume QuantitativeValue @
 dateVehicleFirstRegistered Date
 driveWheelConfiguration DriveWheelConfigurationValue Text @
 emissionsCO2 Number
 fuelCapacity QuantitativeValue @
 fuelConsumption QuantitativeValue @
 fuelEfficiency QuantitativeValue @
 fuelType
 knownVehicleDamages Text
 meetsEmissionStandard QualitativeValue Text URL @
 mileageFromOdometer QuantitativeValue @
 modelDate Date
 numberOfAirbags Number Text
 numberOfAxles Number QuantitativeValue @
 numberOfDoors Number QuantitativeValue @
 numberOfForwardGears Number QuantitativeValue @
 numberOfPreviousOwners Number QuantitativeValue @
 payload QuantitativeValue @
 productionDate
 purchaseDate
 seatingCapacity Number QuantitativeValue @
 speed QuantitativeValue @
 steeringPosition SteeringPositionValue @
 stupidProperty
 tongueWeight QuantitativeValue @
 trailerWeight QuantitativeValue @
 vehicleConfiguration Text
 vehicleEngine EngineSpecification @
 vehicleIdentificationNumber Text
 vehicleInteriorColor Text
 vehicleInteriorType Text
 vehicleModelDate Date
 vehicleSeatingCapacity Number QuantitativeValue @
 vehicleSpecialUsage CarUsageType Text @
 vehicleTransmission QualitativeValue Text URL @
 weightTotal QuantitativeValue @
 wheelbase QuantitativeValue @
:Vein AnatomicalStructure
 drainsTo Vessel @
 regionDrained
 tributary AnatomicalStructure @
:VideoGame Game SoftwareApplication
 actor
 actors
 cheatCode CreativeWork @
 director
 directors
 gameEdition Text
 gamePlatform Text Thing URL @
 gameServer GameServer @
 gameTip CreativeWork @
 musicBy
 playMode GamePlayMode @
 trailer
:VideoGameSeries CreativeWorkSeries
 actor
 actors
 characterAttribute
 cheatCode
 containsSeason
 director
 directors
 episode
 episodes
 gameItem
 gameLocation
 gamePlatform
 musicBy
 numberOfEpisodes
 numberOfPlayers
 numberOfSeasons
 playMode
 productionCompany
 quest
 season
 seasons
 trailer
:VideoObject MediaObject
 actor
 actors
 caption
 director
 directors
 embeddedTextCaption
 musicBy
 transcript
 videoFrameSize Text
 videoQuality Text
:VisualArtwork CreativeWork
 artEdition Integer Text
 artform Text URL
 artist
 artMedium Text URL
 artworkSurface Text URL
 colorist
 depth
 height
 inker
 letterer
 penciler
 surface Text URL !artworkSurface
 weight
 width
:VoteAction ChooseAction
 candidate Person @
:WarrantyPromise Thing spec_edmcouncil_org_fibo_ontology_FND_Agreements_Contracts_MutualContractualAgreement
 durationOfWarranty QuantitativeValue @
 warrantyScope WarrantyScope @
:WebAPI Service
 documentation CreativeWork URL @
:WebApplication SoftwareApplication
 browserRequirements Text
:WebPage CreativeWork
 breadcrumb BreadcrumbList Text @
 lastReviewed Date
 mainContentOfPage WebPageElement @
 primaryImageOfPage ImageObject @
 relatedLink URL
 reviewedBy Organization Person @
 significantLink URL
 significantLinks URL !significantLink
 speakable
 specialty Specialty @
:WebPageElement CreativeWork
 cssSelector
 xpath
:WebSite CreativeWork
 issn
:WinAction Action
 loser Person @
:WorkBasedProgram EducationalOccupationalProgram
 occupationalCategory
 trainingSalary
:WriteAction Action
 inLanguage
 language
=Boolean "False "True ?
=Date $
=DateTime $
=EmployeeRole *
=LinkRole *
=Number Float Integer # ~
=OrganizationRole * EmployeeRole
=PerformanceRole *
=Quantity Distance Duration Energy Mass $
=Role * LinkRole OrganizationRole PerformanceRole
=Text CssSelectorType PronounceableText URL XPathType $
=Time $
=DataType Boolean Date DateTime Number Quantity Text Time
=purl_bioontology_org_ontology_SNOMEDCT_105590001 *
=purl_bioontology_org_ontology_SNOMEDCT_116154003 *
=purl_bioontology_org_ontology_SNOMEDCT_277132007 *
=purl_bioontology_org_ontology_SNOMEDCT_387713003 *
=_3DModel *
=purl_bioontology_org_ontology_SNOMEDCT_410942007 *
=purl_bioontology_org_ontology_SNOMEDCT_50731006 *
=purl_bioontology_org_ontology_SNOMEDCT_51114001 *
=purl_bioontology_org_ontology_SNOMEDCT_63653004 *
=AboutPage *
=AcceptAction *
=Accommodation * Apartment CampingPitch House Room Suite $
=AccountingService * $
=AchieveAction * LoseAction TieAction WinAction
=Action * AchieveAction AssessAction ConsumeAction ControlAction CreateAction FindAction InteractAction MoveAction OrganizeAction PlayAction SearchAction SeekToAction SolveMathAction TradeAction TransferAction UpdateAction
=ActionAccessSpecification *
=ActionStatusType "ActiveActionStatus "CompletedActionStatus "FailedActionStatus "PotentialActionStatus *
=ActivateAction *
=AddAction * InsertAction
=www_omg_org_spec_Commons_Locations_Address *
=AdministrativeArea * City Country SchoolDistrict State $
=AdultEntertainment * $
=AdultOrientedEnumeration "AlcoholConsideration "DangerousGoodConsideration "HealthcareConsideration "NarcoticConsideration "ReducedRelevanceForChildrenConsideration "SexualContentConsideration "TobaccoNicotineConsideration "UnclassifiedAdultConsideration "ViolenceConsideration "WeaponConsideration *
=AdvertiserContentArticle *
=AggregateOffer *
=AggregateRating * EmployerAggregateRating
=AgreeAction *
=Airline * $
=Airport * $
=AlignmentObject *
=AllocateAction * AcceptAction AssignAction AuthorizeAction RejectAction
=unece_org_vocab_AmountType *
=AmpStory *
=AMRadioChannel *
=AmusementPark * $
=AnalysisNewsArticle *
=AnatomicalStructure * Bone BrainStructure Joint Ligament Muscle Nerve Vessel
=AnatomicalSystem *
=AnimalShelter * $
=Answer *
=Apartment * $
=ApartmentComplex * $
=APIReference *
=AppendAction *
=ApplyAction *
=ApprovedIndication *
=Aquarium * $
=ArchiveComponent *
=ArchiveOrganization * $
=ArriveAction *
=Artery *
=ArtGallery * $
=Article * AdvertiserContentArticle NewsArticle Report SatiricalArticle ScholarlyArticle SocialMediaPosting TechArticle
=AskAction *
=AskPublicNewsArticle *
=AssessAction * ChooseAction IgnoreAction ReactAction ReviewAction
=AssignAction *
=Atlas *
=www_w3_org_ns_prov_atTime *
=Attorney * $
=Audience * BusinessAudience EducationalAudience MedicalAudience PeopleAudience Researcher
=Audiobook *
=Audiology * $
=AudioObject * Audiobook AudioObjectSnapshot
=AudioObjectSnapshot *
=AuthenticateAction *
=AuthorizeAction *
=AutoBodyShop * $
=AutoDealer * $
=AutomatedTeller * $
=AutomotiveBusiness * AutoBodyShop AutoDealer AutoPartsStore AutoRental AutoRepair AutoWash GasStation MotorcycleDealer MotorcycleRepair $
=AutoPartsStore * $
=AutoRental * $
=AutoRepair * $
=AutoWash * $
=BackgroundNewsArticle *
=Bakery * $
=BankAccount * DepositAccount
=spec_edmcouncil_org_fibo_ontology_FBC_ProductsAndServices_FinancialProductsAndServices_BankAccount *
=BankOrCreditUnion * $
=Barcode *
=BarOrPub * $
=Beach * $
=BeautySalon * $
=BedAndBreakfast * $
=BedDetails *
=BedType *
=BefriendAction *
=BikeStore * $
=BioChemEntity * ChemicalSubstance Gene MolecularEntity Protein
=Blog *
=BlogPosting * LiveBlogPosting
=BloodTest *
=BoardingPolicyType "GroupBoardingPolicy "ZoneBoardingPolicy *
=BoatReservation *
=BoatTerminal * $
=BoatTrip *
=BodyMeasurementTypeEnumeration "BodyMeasurementArm "BodyMeasurementBust "BodyMeasurementChest "BodyMeasurementFoot "BodyMeasurementHand "BodyMeasurementHead "BodyMeasurementHeight "BodyMeasurementHips "BodyMeasurementInsideLeg "BodyMeasurementNeck "BodyMeasurementUnderbust "BodyMeasurementWaist "BodyMeasurementWeight *
=BodyOfWater * Canal LakeBodyOfWater OceanBodyOfWater Pond Reservoir RiverBodyOfWater SeaBodyOfWater Waterfall $
=Bone *
=Book * Audiobook SequentialArt
=BookFormatType "AudiobookFormat "EBook "GraphicNovel "Hardcover "Pamphlet "Paperback *
=BookmarkAction *
=BookSeries *
=BookStore * $
=BorrowAction *
=BowlingAlley * $
=BrainStructure *
=Brand *
=unece_org_vocab_BrandName *
=BreadcrumbList *
=Brewery * $
=Bridge * $
=BroadcastChannel * RadioChannel TelevisionChannel
=BroadcastEvent *
=BroadcastFrequencySpecification *
=BroadcastService * RadioBroadcastService
=BrokerageAccount *
=BuddhistTemple * $
=BusinessAudience *
=BusinessEntityType *
=BusinessEvent *
=BusinessFunction *
=BusOrCoach *
=BusReservation *
=BusStation * $
=BusStop * $
=BusTrip *
=BuyAction *
=CableOrSatelliteService *
=CafeOrCoffeeShop * $
=Campground * $
=CampingPitch * $
=Canal * $
=CancelAction *
=Car *
=CarUsageType "DrivingSchoolVehicleUsage "RentalVehicleUsage "TaxiVehicleUsage *
=Casino * $
=www_w3_org_ns_dcat_Catalog *
=CategoryCode * MedicalCode
=CategoryCodeSet *
=CatholicChurch * $
=CDCPMDRecord *
=Cemetery * $
=spec_edmcouncil_org_fibo_ontology_FND_Arrangements_Documents_Certificate * Certification
=Certification * DeclarationOfConformity DigitalProductPassport EnvironmentalProductDeclaration
=ref_gs1_org_voc_CertificationDetails *
=CertificationStatusEnumeration "CertificationActive "CertificationInactive *
=Chapter *
=CheckAction *
=CheckInAction *
=CheckOutAction *
=CheckoutPage *
=ChemicalSubstance *
=ChildCare * $
=ChildrensEvent *
=ChooseAction * VoteAction
=Church * CatholicChurch $
=City * $
=CityHall * $
=CivicStructure * Airport Aquarium Beach BoatTerminal Bridge BusStation BusStop Campground Cemetery Crematorium EducationalOrganization EventVenue FireStation GovernmentBuilding Hospital MovieTheater Museum MusicVenue Park ParkingFacility PerformingArtsTheater PlaceOfWorship Playground PoliceStation PublicToilet RVPark StadiumOrArena SubwayStation TaxiStand TrainStation Zoo $
=Claim *
=ClaimReview *
=Class *
=www_omg_org_spec_Commons_Classifiers_Classifier * Brand ProductGroup
=Clip * MovieClip RadioClip TVClip VideoGameClip
=ClothingStore * $
=Code * !
=Collection * ProductCollection
=www_omg_org_spec_Commons_Collections_Collection * ProductGroup
=CollectionPage * MediaGallery
=CollegeOrUniversity * $
=ComedyClub * $
=ComedyEvent *
=ComicCoverArt *
=ComicIssue *
=ComicSeries *
=ComicStory * ComicCoverArt
=Comment * Answer CorrectionComment Question
=CommentAction *
=CommunicateAction * AskAction CheckInAction CheckOutAction CommentAction InformAction InviteAction ReplyAction ShareAction
=CommunityHealth * $
=CompleteDataFeed *
=CompoundPriceSpecification *
=ComputerLanguage *
=ComputerStore * $
=ConferenceEvent *
=ConfirmAction *
=Consortium * $
=ConstraintNode * StatisticalVariable
=ConsumeAction * DrinkAction EatAction InstallAction ListenAction PlayGameAction ReadAction UseAction ViewAction WatchAction
=ContactPage *
=ref_gs1_org_voc_ContactPoint *
=ContactPoint * PostalAddress
=spec_edmcouncil_org_fibo_ontology_FND_Organizations_Organizations_ContactPoint *
=ContactPointOption "HearingImpairedSupported "TollFree *
=Continent * $
=www_omg_org_spec_LCC_Countries_CountryRepresentation_Continent *
=ControlAction * ActivateAction AuthenticateAction DeactivateAction LoginAction ResetPasswordAction ResumeAction SuspendAction
=ConvenienceStore * $
=Conversation *
=CookAction *
=Cooperative * $
=spec_edmcouncil_org_fibo_ontology_BE_LegalEntities_CorporateBodies_CooperativeSociety *
=Corporation * $
=spec_edmcouncil_org_fibo_ontology_BE_Corporations_Corporations_Corporation *
=CorrectionComment *
=unece_org_vocab_Country *
=ref_gs1_org_voc_Country *
=Country * $
=www_omg_org_spec_LCC_Countries_CountryRepresentation_Country *
=Course *
=CourseInstance *
=Courthouse * $
=CoverArt * ComicCoverArt
=CovidTestingFacility * $
=CreateAction * CookAction DrawAction FilmAction PaintAction PhotographAction WriteAction
=CreativeWork * AmpStory ArchiveComponent Article Atlas Blog Book Certification Chapter Claim Clip Code Collection ComicStory Comment Conversation Course CreativeWorkSeason CreativeWorkSeries Credential DataCatalog Dataset DefinedTermSet Diet DigitalDocument Drawing Episode ExercisePlan Game Guide HowTo HowToDirection HowToSection HowToStep HowToTip HyperToc HyperTocEntry LearningResource Legislation Manuscript Map MathSolver MediaObject MediaReviewItem Menu MenuSection Message Movie MusicComposition MusicPlaylist MusicRecording Painting Photograph Play Poster PublicationIssue PublicationVolume Quotation Review Sculpture Season SheetMusic ShortStory SoftwareApplication SoftwareSourceCode SpecialAnnouncement Statement Thesis TVSeason TVSeries VisualArtwork WebContent WebPage WebPageElement WebSite
=CreativeWorkSeason * PodcastSeason RadioSeason TVSeason
=CreativeWorkSeries * BookSeries MovieSeries Periodical PodcastSeries RadioSeries TVSeries VideoGameSeries
=Credential * EducationalOccupationalCredential
=CreditCard *
=Crematorium * $
=CriticReview * ReviewNewsArticle
=CssSelectorType $
=CurrencyConversionService *
=DanceEvent *
=DanceGroup * $
=DataCatalog *
=DataDownload *
=DataFeed * CompleteDataFeed
=DataFeedItem *
=purl_org_dc_dcmitype_Dataset *
=rdfs_org_ns_void_Dataset *
=www_w3_org_ns_dcat_Dataset *
=Dataset * DataFeed
=www_omg_org_spec_Commons_DatesAndTimes_Date *
=DatedMoneySpecification * !
=www_omg_org_spec_Commons_DatesAndTimes_DateTime *
=DayOfWeek "Friday "Monday "PublicHolidays "Saturday "Sunday "Thursday "Tuesday "Wednesday *
=DaySpa * $
=DDxElement *
=DeactivateAction *
=DeclarationOfConformity *
=DefenceEstablishment * $
=DefinedRegion * $
=DefinedTerm * CategoryCode
=DefinedTermSet * CategoryCodeSet
=DeleteAction *
=DeliveryChargeSpecification *
=DeliveryEvent *
=DeliveryMethod "LockerDelivery "OnSitePickup "ParcelService *
=DeliveryTimeSettings * !
=Demand *
=DENonprofitType "DECooperativeCharity "DEFoundationCharity "DEJointStockCompanyCharity "DELimitedLiabilityCharity "DENotRegisteredAssociationCharity "DEPublicCharity "DERegisteredAssociationCharity *
=Dentist * $
=DepartAction *
=DepartmentStore * $
=DepositAccount *
=Dermatology * $
=DiagnosticLab * $
=DiagnosticProcedure *
=Diet *
=DietarySupplement *
=DietNutrition * $
=DigitalDocument * NoteDigitalDocument PresentationDigitalDocument SpreadsheetDigitalDocument TextDigitalDocument
=DigitalDocumentPermission *
=DigitalDocumentPermissionType "CommentPermission "ReadPermission "WritePermission *
=DigitalPlatformEnumeration "AndroidPlatform "DesktopWebPlatform "GenericWebPlatform "IOSPlatform "MobileWebPlatform *
=DigitalProductPassport *
=DisagreeAction *
=DiscoverAction *
=DiscussionForumPosting *
=DislikeAction *
=Distance $
=Distillery * $
=www_w3_org_ns_dcat_Distribution *
=spec_edmcouncil_org_fibo_ontology_FND_Arrangements_Documents_Document * DigitalDocument
=DonateAction *
=DoseSchedule * MaximumDoseSchedule RecommendedDoseSchedule ReportedDoseSchedule
=DownloadAction *
=DrawAction *
=Drawing *
=DrinkAction *
=DriveWheelConfigurationValue "AllWheelDriveConfiguration "FourWheelDriveConfiguration "FrontWheelDriveConfiguration "RearWheelDriveConfiguration *
=Drug *
=DrugClass *
=DrugCost *
=DrugCostCategory "ReimbursementCap "Retail "Wholesale *
=DrugLegalStatus *
=DrugPregnancyCategory "FDAcategoryA "FDAcategoryB "FDAcategoryC "FDAcategoryD "FDAcategoryX "FDAnotEvaluated *
=DrugPrescriptionStatus "OTC "PrescriptionOnly *
=DrugStrength *
=DryCleaningOrLaundry * $
=Duration $
=www_omg_org_spec_Commons_DatesAndTimes_Duration *
=EatAction *
=EducationalAudience *
=EducationalOccupationalCredential *
=EducationalOccupationalProgram * WorkBasedProgram
=EducationalOrganization * CollegeOrUniversity ElementarySchool HighSchool MiddleSchool Preschool School $
=EducationEvent *
=Electrician * $
=unece_org_vocab_ElectronicDocument *
=ElectronicsStore * $
=ElementarySchool * $
=EmailMessage *
=Embassy * $
=Emergency * $
=EmergencyService * FireStation Hospital PoliceStation $
=EmployerAggregateRating *
=EmployerReview *
=EmploymentAgency * $
=EndorseAction *
=EndorsementRating *
=Energy $
=EnergyConsumptionDetails *
=EnergyEfficiencyEnumeration * EnergyStarEnergyEfficiencyEnumeration EUEnergyEfficiencyEnumeration
=EnergyStarEnergyEfficiencyEnumeration "EnergyStarCertified *
=EngineSpecification *
=EntertainmentBusiness * AdultEntertainment AmusementPark ArtGallery Casino ComedyClub MovieTheater NightClub $
=EntryPoint * $
=Enumeration * AdultOrientedEnumeration BoardingPolicyType BookFormatType BusinessEntityType BusinessFunction CarUsageType CertificationStatusEnumeration ContactPointOption DayOfWeek DeliveryMethod DigitalDocumentPermissionType DigitalPlatformEnumeration EnergyEfficiencyEnumeration EventAttendanceModeEnumeration FulfillmentTypeEnumeration GameAvailabilityEnumeration GamePlayMode GenderType GovernmentBenefitsType HealthAspectEnumeration IncentiveQualifiedExpenseType IncentiveStatus IncentiveType ItemAvailability ItemListOrderType LegalValueLevel MapCategoryType MeasurementMethodEnum MeasurementTypeEnumeration MediaEnumeration MediaManipulationRatingEnumeration MedicalEnumeration MerchantReturnEnumeration MusicAlbumProductionType MusicAlbumReleaseType MusicReleaseFormatType NonprofitType OfferItemCondition PaymentMethodType PhysicalActivityCategory PriceComponentTypeEnumeration PriceTypeEnumeration ProductReturnEnumeration PurchaseType QualitativeValue RefundTypeEnumeration RestrictedDiet ReturnFeesEnumeration ReturnLabelSourceEnumeration ReturnMethodEnumeration RsvpResponseType SizeGroupEnumeration SizeSystemEnumeration Specialty StatusEnumeration TierBenefitEnumeration WarrantyScope
=EnvironmentalProductDeclaration *
=Episode * PodcastEpisode RadioEpisode TVEpisode
=www_w3_org_ns_hydra_core_Error *
=Error *
=EUEnergyEfficiencyEnumeration "EUEnergyEfficiencyCategoryA "EUEnergyEfficiencyCategoryA1Plus "EUEnergyEfficiencyCategoryA2Plus "EUEnergyEfficiencyCategoryA3Plus "EUEnergyEfficiencyCategoryB "EUEnergyEfficiencyCategoryC "EUEnergyEfficiencyCategoryD "EUEnergyEfficiencyCategoryE "EUEnergyEfficiencyCategoryF "EUEnergyEfficiencyCategoryG *
=purl_org_dc_dcmitype_Event *
=Event * BusinessEvent ChildrensEvent ComedyEvent ConferenceEvent CourseInstance DanceEvent DeliveryEvent EducationEvent EventSeries ExhibitionEvent Festival FoodEvent Hackathon LiteraryEvent MusicEvent PerformingArtsEvent PublicationEvent SaleEvent ScreeningEvent SocialEvent SportsEvent TheaterEvent UserInteraction VisualArtsEvent
=EventAttendanceModeEnumeration "MixedEventAttendanceMode "OfflineEventAttendanceMode "OnlineEventAttendanceMode *
=EventReservation *
=EventSeries *
=EventStatusType "EventCancelled "EventMovedOnline "EventPostponed "EventRescheduled "EventScheduled *
=EventVenue * $
=ExchangeRateSpecification *
=ExerciseAction *
=ExerciseGym * $
=ExercisePlan *
=ExhibitionEvent *
=iflastandards_info_ns_lrm_lrmoo_F31_Performance *
=FAQPage *
=FastFoodRestaurant * $
=Festival *
=FilmAction *
=unece_org_vocab_FinancialCard *
=FinancialIncentive *
=FinancialProduct * BankAccount CurrencyConversionService InvestmentOrDeposit LoanOrCredit PaymentCard PaymentService
=FinancialService * AccountingService AutomatedTeller BankOrCreditUnion InsuranceAgency $
=FindAction * CheckAction DiscoverAction TrackAction
=FireStation * $
=Flight *
=FlightReservation *
=Float # ~
=FloorPlan *
=Florist * $
=FMRadioChannel *
=FollowAction *
=FoodEstablishment * Bakery BarOrPub Brewery CafeOrCoffeeShop Distillery FastFoodRestaurant IceCreamShop Restaurant Winery $
=FoodEstablishmentReservation *
=FoodEvent *
=FoodService *
=FulfillmentTypeEnumeration "FulfillmentTypeCollectionPoint "FulfillmentTypeDelivery "FulfillmentTypePickupDropoff "FulfillmentTypePickupInStore "FulfillmentTypeScheduledDelivery *
=FundingAgency * $
=FundingScheme * $
=FurnitureStore * $
=Game * VideoGame
=GameAvailabilityEnumeration "DemoGameAvailability "FullGameAvailability *
=GamePlayMode "CoOp "MultiPlayer "SinglePlayer *
=GameServer *
=GameServerStatus "OfflinePermanently "OfflineTemporarily "Online "OnlineFull *
=GardenStore * $
=GasStation * $
=GatedResidenceCommunity * $
=GenderType "Female "Male *
=Gene *
=GeneralContractor * $
=GeoCircle *
=GeoCoordinates *
=unece_org_vocab_GeographicalCoordinate *
=www_omg_org_spec_Commons_Locations_GeographicCoordinate *
=www_omg_org_spec_Commons_GeopoliticalEntities_GeopoliticalEntity * Country
=GeoShape * GeoCircle
=GeospatialGeometry *
=Geriatric * $
=GiveAction *
=GolfCourse * $
=GovernmentBenefitsType "BasicIncome "BusinessSupport "DisabilitySupport "HealthCare "OneTimePayments "PaidLeave "ParentalSupport "UnemploymentSupport *
=GovernmentBuilding * CityHall Courthouse DefenceEstablishment Embassy LegislativeBuilding $
=GovernmentOffice * PostOffice $
=GovernmentOrganization * $
=GovernmentPermit *
=GovernmentService *
=Grant * MonetaryGrant
=GroceryStore * $
=Guide *
=Gynecologic * $
=Hackathon *
=HairSalon * $
=HardwareStore * $
=HealthAndBeautyBusiness * BeautySalon DaySpa HairSalon HealthClub NailSalon TattooParlor $
=HealthAspectEnumeration "AllergiesHealthAspect "BenefitsHealthAspect "CausesHealthAspect "ContagiousnessHealthAspect "EffectivenessHealthAspect "GettingAccessHealthAspect "HowItWorksHealthAspect "HowOrWhereHealthAspect "IngredientsHealthAspect "LivingWithHealthAspect "MayTreatHealthAspect "MisconceptionsHealthAspect "OverviewHealthAspect "PatientExperienceHealthAspect "PregnancyHealthAspect "PreventionHealthAspect "PrognosisHealthAspect "RelatedTopicsHealthAspect "RisksOrComplicationsHealthAspect "SafetyHealthAspect "ScreeningHealthAspect "SeeDoctorHealthAspect "SelfCareHealthAspect "SideEffectsHealthAspect "StagesHealthAspect "SymptomsHealthAspect "TreatmentsHealthAspect "TypesHealthAspect "UsageOrScheduleHealthAspect *
=HealthClub * $
=HealthInsurancePlan *
=HealthPlanCostSharingSpecification *
=HealthPlanFormulary *
=HealthPlanNetwork *
=HealthTopicContent *
=HighSchool * $
=HinduTemple * $
=HobbyShop * $
=HomeAndConstructionBusiness * Electrician GeneralContractor HousePainter HVACBusiness Locksmith MovingCompany Plumber RoofingContractor $
=HomeGoodsStore * $
=Hospital * $
=Hostel * $
=Hotel * $
=HotelRoom * $
=House * SingleFamilyResidence $
=HousePainter * $
=HowTo * Recipe
=HowToDirection *
=HowToItem * HowToSupply HowToTool
=HowToSection *
=HowToStep *
=HowToSupply *
=HowToTip *
=HowToTool *
=HVACBusiness * $
=HyperToc *
=HyperTocEntry *
=IceCreamShop * $
=IgnoreAction *
=purl_org_dc_dcmitype_Image *
=ImageGallery *
=ImageObject * Barcode ImageObjectSnapshot
=ImageObjectSnapshot *
=ImagingTest *
=IncentiveQualifiedExpenseType "IncentiveQualifiedExpenseTypeGoodsOnly "IncentiveQualifiedExpenseTypeGoodsOrServices "IncentiveQualifiedExpenseTypeServicesOnly "IncentiveQualifiedExpenseTypeUtilityBill *
=IncentiveStatus "IncentiveStatusActive "IncentiveStatusInDevelopment "IncentiveStatusOnHold "IncentiveStatusRetired *
=IncentiveType "IncentiveTypeLoan "IncentiveTypeRebateOrSubsidy "IncentiveTypeTaxCredit "IncentiveTypeTaxDeduction "IncentiveTypeTaxWaiver *
=IndividualPhysician * $
=IndividualProduct *
=InfectiousAgentClass "Bacteria "Fungus "MulticellularParasite "Prion "Protozoa "Virus *
=InfectiousDisease *
=InformAction * ConfirmAction RsvpAction
=InsertAction * AppendAction PrependAction
=InstallAction *
=www_w3_org_ns_prov_InstantaneousEvent *
=InstantaneousEvent * Error
=InsuranceAgency * $
=Intangible * ActionAccessSpecification AlignmentObject Audience BedDetails Brand BroadcastChannel BroadcastFrequencySpecification Class ComputerLanguage ConstraintNode DataFeedItem DefinedTerm Demand DigitalDocumentPermission EducationalOccupationalProgram EnergyConsumptionDetails EntryPoint Enumeration FinancialIncentive FloorPlan GameServer GeospatialGeometry Grant HealthInsurancePlan HealthPlanCostSharingSpecification HealthPlanFormulary HealthPlanNetwork Invoice ItemList JobPosting Language ListItem MediaSubscription MemberProgram MemberProgramTier MenuItem MerchantReturnPolicy MerchantReturnPolicySeasonalOverride Observation Occupation OccupationalExperienceRequirements Offer Order ParcelDelivery PaymentMethod Permit ProductReturnPolicy ProgramMembership Property PropertyValueSpecification Rating Reservation Role Schedule Seat Series Service ServiceChannel SpeakableSpecification StatisticalPopulation StructuredValue Ticket Trip VirtualLocation
=Integer # ~
=InteractAction * BefriendAction CommunicateAction FollowAction JoinAction LeaveAction MarryAction RegisterAction SubscribeAction UnRegisterAction
=InteractionCounter *
=InternetCafe * $
=InvestmentFund *
=InvestmentOrDeposit * BrokerageAccount DepositAccount InvestmentFund
=InviteAction *
=unece_org_vocab_Invoice *
=Invoice *
=IPTCDigitalSourceEnumeration "AlgorithmicallyEnhancedDigitalSource "AlgorithmicMediaDigitalSource "CompositeCaptureDigitalSource "CompositeDigitalSource "CompositeSyntheticDigitalSource "CompositeWithTrainedAlgorithmicMediaDigitalSource "DataDrivenMediaDigitalSource "DigitalArtDigitalSource "DigitalCaptureDigitalSource "MinorHumanEditsDigitalSource "MultiFrameComputationalCaptureDigitalSource "NegativeFilmDigitalSource "PositiveFilmDigitalSource "PrintDigitalSource "ScreenCaptureDigitalSource "TrainedAlgorithmicMediaDigitalSource "VirtualRecordingDigitalSource *
=purl_org_ontology_bibo_Issue *
=ItemAvailability "BackOrder "Discontinued "InStock "InStoreOnly "LimitedAvailability "MadeToOrder "OnlineOnly "OutOfStock "PreOrder "PreSale "Reserved "SoldOut *
=ItemList * BreadcrumbList HowToSection HowToStep OfferCatalog
=ItemListOrderType "ItemListOrderAscending "ItemListOrderDescending "ItemListUnordered *
=ItemPage *
=ITNonprofitType "ITAmateurSportsClubCharity "ITAssociativeNetworkCharity "ITCooperativeCharity "ITMutualAidCharity "ITOtherThirdSectorEntityCharity "ITPhilanthropicEntityCharity "ITSocialCompanyCharity "ITSocialCooperativeCharity "ITSocialEnterpriseCharity "ITSocialPromotionCharity "ITSportCompanyCharity "ITVolunteerAssociationCharity *
=JewelryStore * $
=JobPosting *
=JoinAction *
=Joint *
=LakeBodyOfWater * $
=Landform * BodyOfWater Continent Mountain Volcano $
=LandmarksOrHistoricalBuildings * $
=Language *
=LearningResource * Course Quiz Syllabus
=LeaveAction *
=spec_edmcouncil_org_fibo_ontology_FND_Arrangements_Documents_LegalDocument * Invoice Order
=LegalForceStatus "InForce "NotInForce "PartiallyInForce *
=LegalService * Attorney Notary $
=LegalValueLevel "AuthoritativeLegalValue "DefinitiveLegalValue "OfficialLegalValue "UnofficialLegalValue *
=Legislation * LegislationObject
=LegislationObject *
=LegislativeBuilding * $
=LendAction *
=Library * $
=LibrarySystem * $
=LifestyleModification * Diet PhysicalActivity
=Ligament *
=LikeAction *
=unece_org_vocab_LineTradeAgreement *
=LiquorStore * $
=ListenAction *
=ListItem * HowToDirection HowToItem HowToSection HowToStep HowToTip
=LiteraryEvent *
=LiveBlogPosting *
=LoanOrCredit * CreditCard MortgageLoan
=LocalBusiness * AnimalShelter ArchiveOrganization AutomotiveBusiness ChildCare Dentist DryCleaningOrLaundry EmergencyService EmploymentAgency EntertainmentBusiness FinancialService FoodEstablishment GovernmentOffice HealthAndBeautyBusiness HomeAndConstructionBusiness InternetCafe LegalService Library LodgingBusiness MedicalBusiness ProfessionalService RadioStation RealEstateAgent RecyclingCenter SelfStorage ShoppingCenter SportsActivityLocation Store TelevisionStation TouristInformationCenter TravelAgency $
=www_omg_org_spec_Commons_Locations_Location *
=LocationFeatureSpecification *
=Locksmith * $
=LodgingBusiness * BedAndBreakfast Campground Hostel Hotel Motel Resort VacationRental $
=LodgingReservation *
=LoginAction *
=LoseAction *
=LymphaticVessel *
=Manuscript *
=Map *
=MapCategoryType "ParkingMap "SeatingMap "TransitMap "VenueMap *
=MarryAction *
=Mass $
=MathSolver *
=MaximumDoseSchedule *
=MeasurementMethodEnum "ExampleMeasurementMethodEnum *
=MeasurementTypeEnumeration * BodyMeasurementTypeEnumeration WearableMeasurementTypeEnumeration
=MediaEnumeration * IPTCDigitalSourceEnumeration
=MediaGallery * ImageGallery VideoGallery
=MediaManipulationRatingEnumeration "DecontextualizedContent "EditedOrCroppedContent "OriginalMediaContent "SatireOrParodyContent "StagedContent "TransformedContent *
=MediaObject * _3DModel AmpStory AudioObject DataDownload ImageObject LegislationObject MusicVideoObject TextObject VideoObject
=MediaReview *
=MediaReviewItem *
=MediaSubscription *
=MedicalAudience * Patient
=MedicalAudienceType "Clinician "MedicalResearcher *
=MedicalBusiness * Audiology CommunityHealth Dentist Dermatology DietNutrition Emergency Geriatric Gynecologic MedicalClinic Midwifery Nursing Obstetric Oncologic Ophthalmology Optician Optometric Otolaryngologic Pediatric Pharmacy Physician Physiotherapy PlasticSurgery Podiatric PrimaryCare Psychiatric PublicHealth $
=MedicalCause *
=MedicalClinic * CovidTestingFacility $
=MedicalCode *
=MedicalCondition * InfectiousDisease MedicalSignOrSymptom
=MedicalConditionStage *
=MedicalContraindication *
=MedicalDevice *
=MedicalDevicePurpose "Diagnostic "Therapeutic *
=MedicalEntity * AnatomicalStructure AnatomicalSystem DrugClass DrugCost LifestyleModification MedicalCause MedicalCondition MedicalContraindication MedicalDevice MedicalGuideline MedicalIndication MedicalIntangible MedicalProcedure MedicalRiskEstimator MedicalRiskFactor MedicalStudy MedicalTest Substance SuperficialAnatomy
=MedicalEnumeration * DrugCostCategory DrugPregnancyCategory DrugPrescriptionStatus InfectiousAgentClass MedicalAudienceType MedicalDevicePurpose MedicalEvidenceLevel MedicalImagingTechnique MedicalObservationalStudyDesign MedicalProcedureType MedicalSpecialty MedicalStudyStatus MedicalTrialDesign MedicineSystem PhysicalExam
=MedicalEvidenceLevel "EvidenceLevelA "EvidenceLevelB "EvidenceLevelC *
=MedicalGuideline * MedicalGuidelineContraindication MedicalGuidelineRecommendation
=MedicalGuidelineContraindication *
=MedicalGuidelineRecommendation *
=MedicalImagingTechnique "CT "MRI "PET "Radiography "Ultrasound "XRay *
=MedicalIndication * ApprovedIndication PreventionIndication TreatmentIndication
=MedicalIntangible * DDxElement DoseSchedule DrugLegalStatus DrugStrength MedicalCode MedicalConditionStage
=MedicalObservationalStudy *
=MedicalObservationalStudyDesign "CaseSeries "CohortStudy "CrossSectional "Longitudinal "Observational "Registry *
=MedicalOrganization * Dentist DiagnosticLab Hospital MedicalClinic Pharmacy Physician VeterinaryCare $
=MedicalProcedure * DiagnosticProcedure PalliativeProcedure PhysicalExam SurgicalProcedure TherapeuticProcedure
=MedicalProcedureType "NoninvasiveProcedure "PercutaneousProcedure *
=MedicalRiskCalculator *
=MedicalRiskEstimator * MedicalRiskCalculator MedicalRiskScore
=MedicalRiskFactor *
=MedicalRiskScore *
=MedicalScholarlyArticle *
=MedicalSign * VitalSign
=MedicalSignOrSymptom * MedicalSign MedicalSymptom
=MedicalSpecialty "Anesthesia "Audiology "Cardiovascular "CommunityHealth "Dentistry "Dermatologic "Dermatology "DietNutrition "Emergency "Endocrine "Gastroenterologic "Genetic "Geriatric "Gynecologic "Hematologic "Infectious "LaboratoryScience "Midwifery "Musculoskeletal "Neurologic "Nursing "Obstetric "Oncologic "Ophthalmology "Optometric "Otolaryngologic "Pathology "Pediatric "PharmacySpecialty "Physiotherapy "PlasticSurgery "Podiatric "PrimaryCare "Psychiatric "PublicHealth "Pulmonary "Radiography "Renal "RespiratoryTherapy "Rheumatologic "SpeechPathology "Surgical "Toxicologic "Urologic *
=MedicalStudy * MedicalObservationalStudy MedicalTrial
=MedicalStudyStatus "ActiveNotRecruiting "Completed "EnrollingByInvitation "NotYetRecruiting "Recruiting "ResultsAvailable "ResultsNotAvailable "Suspended "Terminated "Withdrawn *
=MedicalSymptom *
=MedicalTest * BloodTest ImagingTest MedicalTestPanel PathologyTest
=MedicalTestPanel *
=MedicalTherapy * OccupationalTherapy PalliativeProcedure PhysicalTherapy RadiationTherapy RespiratoryTherapy
=MedicalTrial *
=MedicalTrialDesign "DoubleBlindedTrial "InternationalTrial "MultiCenterTrial "OpenTrial "PlaceboControlledTrial "RandomizedTrial "SingleBlindedTrial "SingleCenterTrial "TripleBlindedTrial *
=MedicalWebPage *
=MedicineSystem "Ayurvedic "Chiropractic "Homeopathic "Osteopathic "TraditionalChinese "WesternConventional *
=MeetingRoom * $
=MemberProgram *
=MemberProgramTier *
=MensClothingStore * $
=Menu *
=MenuItem *
=MenuSection *
=MerchantReturnEnumeration "MerchantReturnFiniteReturnWindow "MerchantReturnNotPermitted "MerchantReturnUnlimitedWindow "MerchantReturnUnspecified *
=MerchantReturnPolicy *
=MerchantReturnPolicySeasonalOverride *
=Message * EmailMessage
=MiddleSchool * $
=Midwifery * $
=MobileApplication *
=MobilePhoneStore * $
=MolecularEntity *
=MonetaryAmount *
=MonetaryAmountDistribution *
=MonetaryGrant *
=MoneyTransfer *
=MortgageLoan *
=Mosque * $
=Motel * $
=Motorcycle *
=MotorcycleDealer * $
=MotorcycleRepair * $
=MotorizedBicycle *
=Mountain * $
=MoveAction * ArriveAction DepartAction TravelAction
=Movie *
=MovieClip *
=MovieRentalStore * $
=MovieSeries *
=MovieTheater * $
=MovingCompany * $
=spec_edmcouncil_org_fibo_ontology_FND_Places_Locations_Municipality *
=Muscle *
=Museum * $
=MusicAlbum *
=MusicAlbumProductionType "CompilationAlbum "DemoAlbum "DJMixAlbum "LiveAlbum "MixtapeAlbum "RemixAlbum "SoundtrackAlbum "SpokenWordAlbum "StudioAlbum *
=MusicAlbumReleaseType "AlbumRelease "BroadcastRelease "EPRelease "SingleRelease *
=MusicComposition *
=MusicEvent *
=MusicGroup * $
=MusicPlaylist * MusicAlbum MusicRelease
=MusicRecording *
=MusicRelease *
=MusicReleaseFormatType "CassetteFormat "CDFormat "DigitalAudioTapeFormat "DigitalFormat "DVDFormat "LaserDiscFormat "VinylFormat *
=MusicStore * $
=MusicVenue * $
=MusicVideoObject *
=spec_edmcouncil_org_fibo_ontology_FND_Agreements_Contracts_MutualContractualAgreement * WarrantyPromise
=NailSalon * $
=Nerve *
=NewsArticle * AnalysisNewsArticle AskPublicNewsArticle BackgroundNewsArticle OpinionNewsArticle ReportageNewsArticle ReviewNewsArticle
=NewsMediaOrganization * $
=Newspaper *
=NGO * $
=NightClub * $
=NLNonprofitType "NonprofitANBI "NonprofitSBBI *
=spec_edmcouncil_org_fibo_ontology_BE_NotForProfitOrganizations_NotForProfitOrganizations_NonGovernmentalOrganization *
=NonprofitType * DENonprofitType ITNonprofitType NLNonprofitType UKNonprofitType USNonprofitType
=Notary * $
=NoteDigitalDocument *
=Nursing * $
=NutritionInformation *
=Observation *
=Obstetric * $
=Occupation *
=OccupationalExperienceRequirements *
=OccupationalTherapy *
=spec_edmcouncil_org_fibo_ontology_FND_DatesAndTimes_Occurrences_Occurrence *
=OceanBodyOfWater * $
=unece_org_vocab_Offer *
=Offer * AggregateOffer OfferForLease OfferForPurchase
=spec_edmcouncil_org_fibo_ontology_FND_ProductsAndServices_ProductsAndServices_Offer *
=OfferCatalog *
=OfferForLease *
=OfferForPurchase *
=OfferItemCondition "DamagedCondition "NewCondition "RefurbishedCondition "UsedCondition *
=OfferShippingDetails *
=OfficeEquipmentStore * $
=Oncologic * $
=OnDemandEvent *
=OnlineBusiness * OnlineStore $
=OnlineMarketplace * $
=OnlineStore * OnlineMarketplace $
=OpeningHoursSpecification *
=OperatingSystem *
=Ophthalmology * $
=OpinionNewsArticle *
=Optician * $
=Optometric * $
=unece_org_vocab_Order *
=Order *
=OrderAction *
=OrderItem *
=OrderStatus "OrderCancelled "OrderDelivered "OrderInTransit "OrderPaymentDue "OrderPickupAvailable "OrderProblem "OrderProcessing "OrderReturned *
=ref_gs1_org_voc_Organization *
=Organization * Airline Consortium Cooperative Corporation EducationalOrganization FundingScheme GovernmentOrganization LibrarySystem LocalBusiness MedicalOrganization NewsMediaOrganization NGO OnlineBusiness PerformingGroup PoliticalParty Project ResearchOrganization SearchRescueOrganization SportsOrganization WorkersUnion $
=spec_edmcouncil_org_fibo_ontology_FND_Organizations_Organizations_Organization *
=OrganizeAction * AllocateAction ApplyAction BookmarkAction PlanAction
=Otolaryngologic * $
=OutletStore * $
=OwnershipInfo *
=PaintAction *
=Painting *
=PalliativeProcedure *
=ParcelDelivery *
=ParentAudience *
=Park * $
=ParkingFacility * $
=PathologyTest *
=Patient * $
=PawnShop * $
=PayAction *
=PaymentCard * CreditCard
=PaymentChargeSpecification *
=unece_org_vocab_PaymentMeans *
=spec_edmcouncil_org_fibo_ontology_FBC_ProductsAndServices_FinancialProductsAndServices_PaymentMechanism *
=PaymentMethod * PaymentCard PaymentService
=PaymentMethodType "ByBankTransferInAdvance "ByInvoice "Cash "CheckInAdvance "COD "DirectDebit "InStorePrepay "PhoneCarrierPayment *
=PaymentService *
=spec_edmcouncil_org_fibo_ontology_PAY_PaymentServices_PaymentServices_PaymentService *
=PaymentStatusType "PaymentAutomaticallyApplied "PaymentComplete "PaymentDeclined "PaymentDue "PaymentPastDue *
=Pediatric * $
=PeopleAudience * MedicalAudience ParentAudience
=PerformAction *
=PerformingArtsEvent *
=PerformingArtsTheater * $
=PerformingGroup * DanceGroup MusicGroup TheaterGroup $
=purl_org_ontology_bibo_Periodical *
=Periodical * ComicSeries Newspaper
=Permit * GovernmentPermit
=xmlns_com_foaf_0_1_Person *
=Person * Patient $
=PetStore * $
=Pharmacy * $
=Photograph *
=PhotographAction *
=PhysicalActivity * ExercisePlan
=PhysicalActivityCategory "AerobicActivity "AnaerobicActivity "Balance "Flexibility "LeisureTimeActivity "OccupationalActivity "StrengthTraining *
=PhysicalExam "Abdomen "Appearance "CardiovascularExam "Ear "Eye "Genitourinary "Head "Lung "MusculoskeletalExam "Neck "Neuro "Nose "Skin "Throat *
=PhysicalTherapy *
=Physician * IndividualPhysician PhysiciansOffice $
=PhysiciansOffice * $
=Physiotherapy * $
=Place * Accommodation AdministrativeArea CivicStructure DefinedRegion Landform LandmarksOrHistoricalBuildings LocalBusiness Residence TouristAttraction TouristDestination $
=PlaceOfWorship * BuddhistTemple Church HinduTemple Mosque Synagogue $
=PlanAction * CancelAction ReserveAction ScheduleAction
=PlasticSurgery * $
=Play *
=PlayAction * ExerciseAction PerformAction
=PlayGameAction *
=Playground * $
=Plumber * $
=PodcastEpisode *
=PodcastSeason *
=PodcastSeries *
=Podiatric * $
=PoliceStation * $
=PoliticalParty * $
=Pond * $
=ref_gs1_org_voc_PostalAddress *
=PostalAddress *
=spec_edmcouncil_org_fibo_ontology_FND_Places_Addresses_PostalAddress *
=PostalCodeRangeSpecification *
=Poster *
=PostOffice * $
=PreOrderAction *
=PrependAction *
=Preschool * $
=PresentationDigitalDocument *
=PreventionIndication *
=spec_edmcouncil_org_fibo_ontology_FND_ProductsAndServices_ProductsAndServices_Price *
=PriceComponentTypeEnumeration "ActivationFee "CleaningFee "DistanceFee "Downpayment "Installment "Subscription *
=PriceSpecification * CompoundPriceSpecification DeliveryChargeSpecification PaymentChargeSpecification UnitPriceSpecification
=PriceTypeEnumeration "InvoicePrice "ListPrice "MaximumRetailPrice "MinimumAdvertisedPrice "MSRP "RegularPrice "SalePrice "SRP "StrikethroughPrice *
=PrimaryCare * $
=Product * DietarySupplement Drug IndividualProduct ProductCollection ProductGroup ProductModel SomeProducts Vehicle
=spec_edmcouncil_org_fibo_ontology_FND_ProductsAndServices_ProductsAndServices_Product *
=ProductCollection *
=ProductGroup *
=ProductModel *
=ProductReturnEnumeration "ProductReturnFiniteReturnWindow "ProductReturnNotPermitted "ProductReturnUnlimitedWindow "ProductReturnUnspecified * !
=ProductReturnPolicy * !
=ProfessionalService * $
=ProfilePage *
=ProgramMembership *
=Project * FundingAgency ResearchProject $
=PronounceableText * $
=Property *
=PropertyValue * LocationFeatureSpecification
=PropertyValueSpecification *
=Protein *
=Psychiatric * $
=PsychologicalTreatment *
=PublicationEvent * BroadcastEvent OnDemandEvent
=PublicationIssue * ComicIssue
=PublicationVolume *
=PublicHealth * $
=PublicSwimmingPool * $
=PublicToilet * $
=PurchaseType "PurchaseTypeLease "PurchaseTypeNewPurchase "PurchaseTypeTradeIn "PurchaseTypeUsedPurchase *
=QAPage *
=QualitativeValue * BedType DriveWheelConfigurationValue SizeSpecification SteeringPositionValue
=QuantitativeValue * Observation
=QuantitativeValueDistribution * MonetaryAmountDistribution
=Question *
=Quiz *
=Quotation *
=QuoteAction *
=RadiationTherapy *
=RadioBroadcastService *
=RadioChannel * AMRadioChannel FMRadioChannel
=RadioClip *
=RadioEpisode *
=RadioSeason *
=RadioSeries *
=RadioStation * $
=Rating * AggregateRating EndorsementRating
=ReactAction * AgreeAction DisagreeAction DislikeAction EndorseAction LikeAction WantAction
=ReadAction *
=RealEstateAgent * $
=RealEstateListing *
=ReceiveAction *
=Recipe *
=Recommendation *
=RecommendedDoseSchedule *
=RecyclingCenter * $
=RefundTypeEnumeration "ExchangeRefund "FullRefund "StoreCreditRefund *
=RegisterAction *
=RejectAction *
=RentAction *
=RentalCarReservation *
=RepaymentSpecification *
=ReplaceAction *
=ReplyAction *
=Report *
=ReportageNewsArticle *
=ReportedDoseSchedule *
=unece_org_vocab_RequestForQuotation *
=Researcher *
=ResearchOrganization * $
=ResearchProject * $
=Reservation * BoatReservation BusReservation EventReservation FlightReservation FoodEstablishmentReservation LodgingReservation RentalCarReservation ReservationPackage TaxiReservation TrainReservation
=ReservationPackage *
=ReservationStatusType "ReservationCancelled "ReservationConfirmed "ReservationHold "ReservationPending *
=ReserveAction *
=Reservoir * $
=ResetPasswordAction *
=Residence * ApartmentComplex GatedResidenceCommunity $
=Resort * SkiResort $
=RespiratoryTherapy *
=Restaurant * $
=RestrictedDiet "DiabeticDiet "GlutenFreeDiet "HalalDiet "HinduDiet "KosherDiet "LowCalorieDiet "LowFatDiet "LowLactoseDiet "LowSaltDiet "VeganDiet "VegetarianDiet *
=sarif_info_Result * Error
=ResumeAction *
=ReturnAction *
=ReturnFeesEnumeration "FreeReturn "OriginalShippingFees "RestockingFees "ReturnFeesCustomerResponsibility "ReturnShippingFees *
=ReturnLabelSourceEnumeration "ReturnLabelCustomerResponsibility "ReturnLabelDownloadAndPrint "ReturnLabelInBox *
=ReturnMethodEnumeration "KeepProduct "ReturnAtKiosk "ReturnByMail "ReturnInStore *
=Review * ClaimReview CriticReview EmployerReview MediaReview Recommendation UserReview
=ReviewAction *
=ReviewNewsArticle *
=RiverBodyOfWater * $
=RoofingContractor * $
=Room * HotelRoom MeetingRoom $
=RsvpAction *
=RsvpResponseType "RsvpResponseMaybe "RsvpResponseNo "RsvpResponseYes *
=RuntimePlatform *
=RVPark * $
=SaleEvent *
=SatiricalArticle *
=Schedule *
=ScheduleAction *
=ScholarlyArticle * MedicalScholarlyArticle
=School * $
=SchoolDistrict * $
=ScreeningEvent *
=Sculpture *
=SeaBodyOfWater * $
=SearchAction *
=SearchRescueOrganization * $
=SearchResultsPage *
=Season * !
=Seat *
=SeekToAction *
=SelfStorage * $
=SellAction *
=SendAction *
=SequentialArt *
=Series * CreativeWorkSeries EventSeries
=Service * BroadcastService CableOrSatelliteService FinancialProduct FoodService GovernmentService Taxi TaxiService WebAPI
=ServiceChannel *
=ServicePeriod *
=ShareAction *
=SheetMusic *
=ShippingConditions *
=ShippingDeliveryTime *
=ShippingRateSettings *
=ShippingService *
=ShoeStore * $
=ShoppingCenter * $
=ShortStory *
=SingleFamilyResidence * $
=SiteNavigationElement *
=SizeGroupEnumeration * WearableSizeGroupEnumeration
=SizeSpecification *
=SizeSystemEnumeration "SizeSystemImperial "SizeSystemMetric * WearableSizeSystemEnumeration
=SkiResort * $
=SocialEvent *
=SocialMediaPosting * BlogPosting DiscussionForumPosting
=SoftwareApplication * MobileApplication OperatingSystem RuntimePlatform VideoGame WebApplication
=SoftwareSourceCode *
=SolveMathAction *
=SomeProducts *
=SpeakableSpecification *
=SpecialAnnouncement *
=Specialty * MedicalSpecialty
=unece_org_vocab_SpecifiedCertificate *
=unece_org_vocab_SpecifiedTradeProduct *
=SportingGoodsStore * $
=SportsActivityLocation * BowlingAlley ExerciseGym GolfCourse HealthClub PublicSwimmingPool SkiResort SportsClub StadiumOrArena TennisComplex $
=SportsClub * $
=SportsEvent *
=SportsOrganization * SportsTeam $
=SportsTeam * $
=SpreadsheetDigitalDocument *
=StadiumOrArena * $
=State * $
=Statement *
=StatisticalPopulation *
=StatisticalVariable *
=StatusEnumeration * ActionStatusType EventStatusType GameServerStatus LegalForceStatus OrderStatus PaymentStatusType ReservationStatusType
=SteeringPositionValue "LeftHandDriving "RightHandDriving *
=Store * AutoPartsStore BikeStore BookStore ClothingStore ComputerStore ConvenienceStore DepartmentStore ElectronicsStore Florist FurnitureStore GardenStore GroceryStore HardwareStore HobbyShop HomeGoodsStore JewelryStore LiquorStore MensClothingStore MobilePhoneStore MovieRentalStore MusicStore OfficeEquipmentStore OutletStore PawnShop PetStore ShoeStore SportingGoodsStore TireShop ToyStore WholesaleStore $
=StructuredValue * CDCPMDRecord ContactPoint DatedMoneySpecification DefinedRegion DeliveryTimeSettings EngineSpecification ExchangeRateSpecification GeoCoordinates GeoShape InstantaneousEvent InteractionCounter MonetaryAmount NutritionInformation OfferShippingDetails OpeningHoursSpecification OrderItem OwnershipInfo PostalCodeRangeSpecification PriceSpecification PropertyValue QuantitativeValue QuantitativeValueDistribution RepaymentSpecification ServicePeriod ShippingConditions ShippingDeliveryTime ShippingRateSettings ShippingService TypeAndQuantityNode WarrantyPromise
=StupidType *
=www_omg_org_spec_Commons_GeopoliticalEntities_Subdivision *
=SubscribeAction *
=Substance * DietarySupplement Drug
=SubwayStation * $
=Suite * $
=SuperficialAnatomy *
=SurgicalProcedure *
=SuspendAction *
=Syllabus *
=Synagogue * $
=Table *
=TakeAction *
=TattooParlor * $
=Taxi * !
=TaxiReservation *
=TaxiService *
=TaxiStand * $
=Taxon *
=TechArticle * APIReference
=TelevisionChannel *
=TelevisionStation * $
=TennisComplex * $
=purl_org_dc_dcmitype_Text *
=TextDigitalDocument *
=TextObject *
=TheaterEvent *
=TheaterGroup * $
=TherapeuticProcedure * MedicalTherapy PsychologicalTreatment
=Thesis *
=Thing * Action BioChemEntity CreativeWork Event Intangible MedicalEntity Organization Person Place Product StupidType Taxon
=Ticket *
=TieAction *
=TierBenefitEnumeration "TierBenefitLoyaltyPoints "TierBenefitLoyaltyPrice "TierBenefitLoyaltyReturns "TierBenefitLoyaltyShipping *
=TipAction *
=TireShop * $
=TouristAttraction * $
=TouristDestination * $
=TouristInformationCenter * $
=TouristTrip *
=ToyStore * $
=TrackAction *
=TradeAction * BuyAction OrderAction PayAction PreOrderAction QuoteAction RentAction SellAction TipAction
=unece_org_vocab_TradeAddress *
=unece_org_vocab_TradeProduct *
=TrainReservation *
=TrainStation * $
=TrainTrip *
=TransferAction * BorrowAction DonateAction DownloadAction GiveAction LendAction MoneyTransfer ReceiveAction ReturnAction SendAction TakeAction
=unece_org_vocab_TransportMethod *
=TravelAction *
=TravelAgency * $
=TreatmentIndication *
=Trip * BoatTrip BusTrip Flight TouristTrip TrainTrip
=TVClip *
=TVEpisode *
=TVSeason *
=TVSeries *
=TypeAndQuantityNode *
=UKNonprofitType "CharitableIncorporatedOrganization "LimitedByGuaranteeCharity "UKTrust "UnincorporatedAssociationCharity *
=UnitPriceSpecification *
=UnRegisterAction *
=UpdateAction * AddAction DeleteAction ReplaceAction
=URL $
=UseAction * WearAction
=UserBlocks * !
=UserCheckins * !
=UserComments * !
=UserDownloads * !
=UserInteraction * UserBlocks UserCheckins UserComments UserDownloads UserLikes UserPageVisits UserPlays UserPlusOnes UserTweets !
=UserLikes * !
=UserPageVisits * !
=UserPlays * !
=UserPlusOnes * !
=UserReview *
=UserTweets * !
=USNonprofitType "Nonprofit501a "Nonprofit501c1 "Nonprofit501c10 "Nonprofit501c11 "Nonprofit501c12 "Nonprofit501c13 "Nonprofit501c14 "Nonprofit501c15 "Nonprofit501c16 "Nonprofit501c17 "Nonprofit501c18 "Nonprofit501c19 "Nonprofit501c2 "Nonprofit501c20 "Nonprofit501c21 "Nonprofit501c22 "Nonprofit501c23 "Nonprofit501c24 "Nonprofit501c25 "Nonprofit501c26 "Nonprofit501c27 "Nonprofit501c28 "Nonprofit501c3 "Nonprofit501c4 "Nonprofit501c5 "Nonprofit501c6 "Nonprofit501c7 "Nonprofit501c8 "Nonprofit501c9 "Nonprofit501d "Nonprofit501e "Nonprofit501f "Nonprofit501k "Nonprofit501n "Nonprofit501q "Nonprofit527 *
=VacationRental * $
=www_w3_org_2006_vcard_ns_VCard *
=Vehicle * BusOrCoach Car Motorcycle MotorizedBicycle
=Vein *
=Vessel * Artery LymphaticVessel Vein
=VeterinaryCare * $
=VideoGallery *
=VideoGame *
=VideoGameClip *
=VideoGameSeries *
=VideoObject * VideoObjectSnapshot
=VideoObjectSnapshot *
=ViewAction *
=VirtualLocation *
=VisualArtsEvent *
=VisualArtwork * CoverArt SequentialArt
=VitalSign *
=Volcano * $
=VoteAction *
=WantAction *
=WarrantyPromise *
=WarrantyScope *
=WatchAction *
=Waterfall * $
=WearableMeasurementTypeEnumeration "WearableMeasurementBack "WearableMeasurementChestOrBust "WearableMeasurementCollar "WearableMeasurementCup "WearableMeasurementHeight "WearableMeasurementHips "WearableMeasurementInseam "WearableMeasurementLength "WearableMeasurementOutsideLeg "WearableMeasurementSleeve "WearableMeasurementWaist "WearableMeasurementWidth *
=WearableSizeGroupEnumeration "WearableSizeGroupBig "WearableSizeGroupBoys "WearableSizeGroupExtraShort "WearableSizeGroupExtraTall "WearableSizeGroupGirls "WearableSizeGroupHusky "WearableSizeGroupInfants "WearableSizeGroupJuniors "WearableSizeGroupMaternity "WearableSizeGroupMens "WearableSizeGroupMisses "WearableSizeGroupPetite "WearableSizeGroupPlus "WearableSizeGroupRegular "WearableSizeGroupShort "WearableSizeGroupTall "WearableSizeGroupWomens *
=WearableSizeSystemEnumeration "WearableSizeSystemAU "WearableSizeSystemBR "WearableSizeSystemCN "WearableSizeSystemContinental "WearableSizeSystemDE "WearableSizeSystemEN13402 "WearableSizeSystemEurope "WearableSizeSystemFR "WearableSizeSystemGS1 "WearableSizeSystemIT "WearableSizeSystemJP "WearableSizeSystemMX "WearableSizeSystemUK "WearableSizeSystemUS *
=WearAction *
=WebAPI *
=WebApplication *
=WebContent * HealthTopicContent
=WebPage * AboutPage CheckoutPage CollectionPage ContactPage FAQPage ItemPage MedicalWebPage ProfilePage QAPage RealEstateListing SearchResultsPage
=WebPageElement * SiteNavigationElement Table WPAdBlock WPFooter WPHeader WPSideBar
=WebSite *
=WholesaleStore * $
=WinAction *
=Winery * $
=WorkBasedProgram *
=WorkersUnion * $
=WPAdBlock *
=WPFooter *
=WPHeader *
=WPSideBar *
=WriteAction *
=XPathType $
=Zoo * $
*purl_bioontology_org_ontology_SNOMEDCT_105590001 purl_bioontology_org_ontology_SNOMEDCT_105590001 http://purl.bioontology.org/ontology/SNOMEDCT/105590001
*purl_bioontology_org_ontology_SNOMEDCT_116154003 purl_bioontology_org_ontology_SNOMEDCT_116154003 http://purl.bioontology.org/ontology/SNOMEDCT/116154003
*purl_bioontology_org_ontology_SNOMEDCT_277132007 purl_bioontology_org_ontology_SNOMEDCT_277132007 http://purl.bioontology.org/ontology/SNOMEDCT/277132007
*purl_bioontology_org_ontology_SNOMEDCT_387713003 purl_bioontology_org_ontology_SNOMEDCT_387713003 http://purl.bioontology.org/ontology/SNOMEDCT/387713003
*_3DModel _3DModel 3DModel
*purl_bioontology_org_ontology_SNOMEDCT_410942007 purl_bioontology_org_ontology_SNOMEDCT_410942007 http://purl.bioontology.org/ontology/SNOMEDCT/410942007
*purl_bioontology_org_ontology_SNOMEDCT_50731006 purl_bioontology_org_ontology_SNOMEDCT_50731006 http://purl.bioontology.org/ontology/SNOMEDCT/50731006
*purl_bioontology_org_ontology_SNOMEDCT_51114001 purl_bioontology_org_ontology_SNOMEDCT_51114001 http://purl.bioontology.org/ontology/SNOMEDCT/51114001
*purl_bioontology_org_ontology_SNOMEDCT_63653004 purl_bioontology_org_ontology_SNOMEDCT_63653004 http://purl.bioontology.org/ontology/SNOMEDCT/63653004
*AboutPage WebPage
*AcceptAction Action
*AccountingService FinancialService
*AchieveAction Action
*ActionStatusType Enumeration
*ActivateAction Action
*AddAction UpdateAction
*www_omg_org_spec_Commons_Locations_Address www_omg_org_spec_Commons_Locations_Address https://www.omg.org/spec/Commons/Locations/Address
*AdministrativeArea Place
*AdultEntertainment LocalBusiness
*AdultOrientedEnumeration Enumeration
*AdvertiserContentArticle Article
*AgreeAction Action
*AllocateAction Action
*unece_org_vocab_AmountType unece_org_vocab_AmountType http://unece.org/vocab#AmountType
*AMRadioChannel BroadcastChannel
*AmusementPark LocalBusiness
*AnalysisNewsArticle NewsArticle
*AnimalShelter LocalBusiness
*AppendAction InsertAction
*ApplyAction Action
*ApprovedIndication MedicalEntity
*Aquarium CivicStructure
*ArriveAction MoveAction
*ArtGallery LocalBusiness
*AskPublicNewsArticle NewsArticle
*AssessAction Action
*AssignAction Action
*Atlas CreativeWork
*www_w3_org_ns_prov_atTime www_w3_org_ns_prov_atTime http://www.w3.org/ns/prov#atTime
*Attorney LocalBusiness
*Audiology LocalBusiness
*AudioObjectSnapshot AudioObject
*AuthenticateAction Action
*AutoBodyShop LocalBusiness
*AutoDealer LocalBusiness
*AutomatedTeller FinancialService
*AutomotiveBusiness LocalBusiness
*AutoRental LocalBusiness
*AutoRepair LocalBusiness
*AutoWash LocalBusiness
*BackgroundNewsArticle NewsArticle
*Bakery FoodEstablishment
*spec_edmcouncil_org_fibo_ontology_FBC_ProductsAndServices_FinancialProductsAndServices_BankAccount spec_edmcouncil_org_fibo_ontology_FBC_ProductsAndServices_FinancialProductsAndServices_BankAccount https://spec.edmcouncil.org/fibo/ontology/FBC/ProductsAndServices/FinancialProductsAndServices/BankAccount
*BankOrCreditUnion FinancialService
*Barcode ImageObject
*BarOrPub FoodEstablishment
*Beach CivicStructure
*BeautySalon LocalBusiness
*BedAndBreakfast LodgingBusiness
*BedType QualitativeValue
*BefriendAction Action
*BikeStore LocalBusiness
*BlogPosting SocialMediaPosting
*BloodTest MedicalTest
*BoardingPolicyType Enumeration
*BoatReservation Reservation
*BoatTerminal CivicStructure
*BodyMeasurementTypeEnumeration Enumeration
*BodyOfWater Place
*Bone AnatomicalStructure
*BookFormatType Enumeration
*BookmarkAction Action
*BookSeries CreativeWorkSeries
*BookStore LocalBusiness
*BowlingAlley LocalBusiness
*BrainStructure AnatomicalStructure
*unece_org_vocab_BrandName unece_org_vocab_BrandName http://unece.org/vocab#BrandName
*BreadcrumbList ItemList
*Brewery FoodEstablishment
*Bridge CivicStructure
*BrokerageAccount InvestmentOrDeposit
*BuddhistTemple CivicStructure
*BusinessEntityType Enumeration
*BusinessEvent Event
*BusinessFunction Enumeration
*BusReservation Reservation
*BusStation CivicStructure
*BusStop CivicStructure
*CableOrSatelliteService Service
*CafeOrCoffeeShop FoodEstablishment
*CampingPitch Accommodation
*Canal Place
*CancelAction PlanAction
*CarUsageType Enumeration
*Casino LocalBusiness
*www_w3_org_ns_dcat_Catalog www_w3_org_ns_dcat_Catalog http://www.w3.org/ns/dcat#Catalog
*CatholicChurch CivicStructure
*Cemetery CivicStructure
*spec_edmcouncil_org_fibo_ontology_FND_Arrangements_Documents_Certificate spec_edmcouncil_org_fibo_ontology_FND_Arrangements_Documents_Certificate https://spec.edmcouncil.org/fibo/ontology/FND/Arrangements/Documents/Certificate
*ref_gs1_org_voc_CertificationDetails ref_gs1_org_voc_CertificationDetails https://ref.gs1.org/voc/CertificationDetails
*CertificationStatusEnumeration Enumeration
*CheckAction Action
*CheckInAction CommunicateAction
*CheckOutAction CommunicateAction
*CheckoutPage WebPage
*ChildCare LocalBusiness
*ChildrensEvent Event
*Church CivicStructure
*City Place
*CityHall CivicStructure
*www_omg_org_spec_Commons_Classifiers_Classifier www_omg_org_spec_Commons_Classifiers_Classifier https://www.omg.org/spec/Commons/Classifiers/Classifier
*ClothingStore LocalBusiness
*Code CreativeWork
*www_omg_org_spec_Commons_Collections_Collection www_omg_org_spec_Commons_Collections_Collection https://www.omg.org/spec/Commons/Collections/Collection
*CollectionPage WebPage
*CollegeOrUniversity EducationalOrganization
*ComedyClub LocalBusiness
*ComedyEvent Event
*ComicSeries CreativeWorkSeries
*CommunityHealth LocalBusiness
*CompleteDataFeed DataFeed
*ComputerLanguage Thing
*ComputerStore LocalBusiness
*ConferenceEvent Event
*ConfirmAction InformAction
*Consortium Organization
*ContactPage WebPage
*ref_gs1_org_voc_ContactPoint ref_gs1_org_voc_ContactPoint https://ref.gs1.org/voc/ContactPoint
*spec_edmcouncil_org_fibo_ontology_FND_Organizations_Organizations_ContactPoint spec_edmcouncil_org_fibo_ontology_FND_Organizations_Organizations_ContactPoint https://spec.edmcouncil.org/fibo/ontology/FND/Organizations/Organizations/ContactPoint
*ContactPointOption Enumeration
*Continent Place
*www_omg_org_spec_LCC_Countries_CountryRepresentation_Continent www_omg_org_spec_LCC_Countries_CountryRepresentation_Continent https://www.omg.org/spec/LCC/Countries/CountryRepresentation/Continent
*ControlAction Action
*ConvenienceStore LocalBusiness
*Conversation CreativeWork
*Cooperative Organization
*spec_edmcouncil_org_fibo_ontology_BE_LegalEntities_CorporateBodies_CooperativeSociety spec_edmcouncil_org_fibo_ontology_BE_LegalEntities_CorporateBodies_CooperativeSociety https://spec.edmcouncil.org/fibo/ontology/BE/LegalEntities/CorporateBodies/CooperativeSociety
*spec_edmcouncil_org_fibo_ontology_BE_Corporations_Corporations_Corporation spec_edmcouncil_org_fibo_ontology_BE_Corporations_Corporations_Corporation https://spec.edmcouncil.org/fibo/ontology/BE/Corporations/Corporations/Corporation
*CorrectionComment Comment
*unece_org_vocab_Country unece_org_vocab_Country http://unece.org/vocab#Country
*ref_gs1_org_voc_Country ref_gs1_org_voc_Country https://ref.gs1.org/voc/Country
*www_omg_org_spec_LCC_Countries_CountryRepresentation_Country www_omg_org_spec_LCC_Countries_CountryRepresentation_Country https://www.omg.org/spec/LCC/Countries/CountryRepresentation/Country
*Courthouse CivicStructure
*CoverArt VisualArtwork
*CovidTestingFacility MedicalClinic
*CreateAction Action
*Crematorium CivicStructure
*CriticReview Review
*CurrencyConversionService FinancialProduct
*DanceEvent Event
*DanceGroup Organization
*purl_org_dc_dcmitype_Dataset purl_org_dc_dcmitype_Dataset http://purl.org/dc/dcmitype/Dataset
*rdfs_org_ns_void_Dataset rdfs_org_ns_void_Dataset http://rdfs.org/ns/void#Dataset
*www_w3_org_ns_dcat_Dataset www_w3_org_ns_dcat_Dataset http://www.w3.org/ns/dcat#Dataset
*www_omg_org_spec_Commons_DatesAndTimes_Date www_omg_org_spec_Commons_DatesAndTimes_Date https://www.omg.org/spec/Commons/DatesAndTimes/Date
*www_omg_org_spec_Commons_DatesAndTimes_DateTime www_omg_org_spec_Commons_DatesAndTimes_DateTime https://www.omg.org/spec/Commons/DatesAndTimes/DateTime
*DayOfWeek Enumeration
*DaySpa LocalBusiness
*DeactivateAction Action
*DeclarationOfConformity Certification
*DefenceEstablishment CivicStructure
*DeleteAction UpdateAction
*DeliveryMethod Enumeration
*DENonprofitType Enumeration
*DepartAction MoveAction
*DepartmentStore LocalBusiness
*Dermatology LocalBusiness
*DiagnosticProcedure MedicalProcedure
*DietNutrition LocalBusiness
*DigitalDocumentPermissionType Enumeration
*DigitalPlatformEnumeration Enumeration
*DigitalProductPassport Certification
*DisagreeAction Action
*DiscoverAction Action
*DiscussionForumPosting SocialMediaPosting
*DislikeAction Action
*Distillery FoodEstablishment
*www_w3_org_ns_dcat_Distribution www_w3_org_ns_dcat_Distribution http://www.w3.org/ns/dcat#Distribution
*spec_edmcouncil_org_fibo_ontology_FND_Arrangements_Documents_Document spec_edmcouncil_org_fibo_ontology_FND_Arrangements_Documents_Document https://spec.edmcouncil.org/fibo/ontology/FND/Arrangements/Documents/Document
*DownloadAction TransferAction
*DrawAction Action
*Drawing CreativeWork
*DrinkAction ConsumeAction
*DriveWheelConfigurationValue QualitativeValue
*DrugCostCategory Enumeration
*DrugPregnancyCategory Enumeration
*DrugPrescriptionStatus Enumeration
*DryCleaningOrLaundry LocalBusiness
*www_omg_org_spec_Commons_DatesAndTimes_Duration www_omg_org_spec_Commons_DatesAndTimes_Duration https://www.omg.org/spec/Commons/DatesAndTimes/Duration
*EatAction ConsumeAction
*Electrician LocalBusiness
*unece_org_vocab_ElectronicDocument unece_org_vocab_ElectronicDocument http://unece.org/vocab#ElectronicDocument
*ElectronicsStore LocalBusiness
*ElementarySchool EducationalOrganization
*EmailMessage Message
*Embassy CivicStructure
*Emergency LocalBusiness
*EmergencyService LocalBusiness
*EmployerAggregateRating AggregateRating
*EmployerReview Review
*EmploymentAgency LocalBusiness
*EndorsementRating Rating
*EnergyEfficiencyEnumeration Enumeration
*EnergyStarEnergyEfficiencyEnumeration Enumeration
*EntertainmentBusiness LocalBusiness
*EnvironmentalProductDeclaration Certification
*www_w3_org_ns_hydra_core_Error www_w3_org_ns_hydra_core_Error http://www.w3.org/ns/hydra/core#Error
*EUEnergyEfficiencyEnumeration Enumeration
*purl_org_dc_dcmitype_Event purl_org_dc_dcmitype_Event http://purl.org/dc/dcmitype/Event
*EventAttendanceModeEnumeration Enumeration
*EventReservation Reservation
*EventStatusType Enumeration
*EventVenue CivicStructure
*ExerciseGym LocalBusiness
*ExhibitionEvent Event
*iflastandards_info_ns_lrm_lrmoo_F31_Performance iflastandards_info_ns_lrm_lrmoo_F31_Performance http://iflastandards.info/ns/lrm/lrmoo/F31_Performance
*FAQPage WebPage
*FastFoodRestaurant FoodEstablishment
*Festival Event
*FilmAction Action
*unece_org_vocab_FinancialCard unece_org_vocab_FinancialCard http://unece.org/vocab#FinancialCard
*FindAction Action
*Florist LocalBusiness
*FMRadioChannel BroadcastChannel
*FoodEvent Event
*FoodService Service
*FulfillmentTypeEnumeration Enumeration
*FundingAgency Organization
*FundingScheme Organization
*FurnitureStore LocalBusiness
*GameAvailabilityEnumeration Enumeration
*GamePlayMode Enumeration
*GameServerStatus Enumeration
*GardenStore LocalBusiness
*GasStation LocalBusiness
*GatedResidenceCommunity Residence
*GenderType Enumeration
*GeneralContractor LocalBusiness
*unece_org_vocab_GeographicalCoordinate unece_org_vocab_GeographicalCoordinate http://unece.org/vocab#GeographicalCoordinate
*www_omg_org_spec_Commons_Locations_GeographicCoordinate www_omg_org_spec_Commons_Locations_GeographicCoordinate https://www.omg.org/spec/Commons/Locations/GeographicCoordinate
*www_omg_org_spec_Commons_GeopoliticalEntities_GeopoliticalEntity www_omg_org_spec_Commons_GeopoliticalEntities_GeopoliticalEntity https://www.omg.org/spec/Commons/GeopoliticalEntities/GeopoliticalEntity
*Geriatric LocalBusiness
*GolfCourse LocalBusiness
*GovernmentBenefitsType Enumeration
*GovernmentBuilding CivicStructure
*GovernmentOffice LocalBusiness
*GovernmentOrganization Organization
*GovernmentPermit Permit
*GroceryStore LocalBusiness
*Gynecologic LocalBusiness
*Hackathon Event
*HairSalon LocalBusiness
*HardwareStore LocalBusiness
*HealthAndBeautyBusiness LocalBusiness
*HealthAspectEnumeration Enumeration
*HighSchool EducationalOrganization
*HinduTemple CivicStructure
*HobbyShop LocalBusiness
*HomeAndConstructionBusiness LocalBusiness
*HomeGoodsStore LocalBusiness
*Hostel LodgingBusiness
*Hotel LodgingBusiness
*HousePainter LocalBusiness
*HowToTool HowToItem
*HVACBusiness LocalBusiness
*IceCreamShop FoodEstablishment
*IgnoreAction Action
*purl_org_dc_dcmitype_Image purl_org_dc_dcmitype_Image http://purl.org/dc/dcmitype/Image
*ImageGallery WebPage
*ImageObjectSnapshot ImageObject
*IncentiveQualifiedExpenseType Enumeration
*IncentiveStatus Enumeration
*IncentiveType Enumeration
*InfectiousAgentClass Enumeration
*InstallAction ConsumeAction
*www_w3_org_ns_prov_InstantaneousEvent www_w3_org_ns_prov_InstantaneousEvent http://www.w3.org/ns/prov#InstantaneousEvent
*InsuranceAgency FinancialService
*Intangible Thing
*InteractAction Action
*InternetCafe LocalBusiness
*InvestmentFund InvestmentOrDeposit
*unece_org_vocab_Invoice unece_org_vocab_Invoice http://unece.org/vocab#Invoice
*IPTCDigitalSourceEnumeration Enumeration
*purl_org_ontology_bibo_Issue purl_org_ontology_bibo_Issue http://purl.org/ontology/bibo/Issue
*ItemAvailability Enumeration
*ItemListOrderType Enumeration
*ItemPage WebPage
*ITNonprofitType Enumeration
*JewelryStore LocalBusiness
*LakeBodyOfWater Place
*Landform Place
*LandmarksOrHistoricalBuildings Place
*Language Thing
*spec_edmcouncil_org_fibo_ontology_FND_Arrangements_Documents_LegalDocument spec_edmcouncil_org_fibo_ontology_FND_Arrangements_Documents_LegalDocument https://spec.edmcouncil.org/fibo/ontology/FND/Arrangements/Documents/LegalDocument
*LegalForceStatus Enumeration
*LegalService LocalBusiness
*LegalValueLevel Enumeration
*LegislativeBuilding CivicStructure
*Library LocalBusiness
*LibrarySystem Organization
*LifestyleModification MedicalEntity
*Ligament AnatomicalStructure
*LikeAction Action
*unece_org_vocab_LineTradeAgreement unece_org_vocab_LineTradeAgreement http://unece.org/vocab#LineTradeAgreement
*LiquorStore LocalBusiness
*ListenAction ConsumeAction
*LiteraryEvent Event
*www_omg_org_spec_Commons_Locations_Location www_omg_org_spec_Commons_Locations_Location https://www.omg.org/spec/Commons/Locations/Location
*Locksmith LocalBusiness
*LoginAction Action
*Manuscript CreativeWork
*MapCategoryType Enumeration
*MarryAction Action
*MaximumDoseSchedule DoseSchedule
*MeasurementMethodEnum Enumeration
*MeasurementTypeEnumeration Enumeration
*MediaEnumeration Enumeration
*MediaGallery WebPage
*MediaManipulationRatingEnumeration Enumeration
*MedicalAudienceType Enumeration
*MedicalBusiness LocalBusiness
*MedicalContraindication MedicalEntity
*MedicalDevicePurpose Enumeration
*MedicalEnumeration Enumeration
*MedicalEvidenceLevel Enumeration
*MedicalGuidelineContraindication MedicalGuideline
*MedicalImagingTechnique Enumeration
*MedicalIndication MedicalEntity
*MedicalIntangible MedicalEntity
*MedicalObservationalStudyDesign Enumeration
*MedicalProcedureType Enumeration
*MedicalRiskCalculator MedicalRiskEstimator
*MedicalStudyStatus Enumeration
*MedicalSymptom MedicalSignOrSymptom
*MedicalTrialDesign Enumeration
*MedicineSystem Enumeration
*MeetingRoom Accommodation
*MensClothingStore LocalBusiness
*MerchantReturnEnumeration Enumeration
*MiddleSchool EducationalOrganization
*Midwifery LocalBusiness
*MobilePhoneStore LocalBusiness
*Mosque CivicStructure
*Motel LodgingBusiness
*Motorcycle Vehicle
*MotorcycleDealer LocalBusiness
*MotorcycleRepair LocalBusiness
*MotorizedBicycle Vehicle
*Mountain Place
*MovieClip Clip
*MovieRentalStore LocalBusiness
*MovingCompany LocalBusiness
*spec_edmcouncil_org_fibo_ontology_FND_Places_Locations_Municipality spec_edmcouncil_org_fibo_ontology_FND_Places_Locations_Municipality https://spec.edmcouncil.org/fibo/ontology/FND/Places/Locations/Municipality
*Museum CivicStructure
*MusicAlbumProductionType Enumeration
*MusicAlbumReleaseType Enumeration
*MusicEvent Event
*MusicReleaseFormatType Enumeration
*MusicStore LocalBusiness
*MusicVenue CivicStructure
*MusicVideoObject MediaObject
*spec_edmcouncil_org_fibo_ontology_FND_Agreements_Contracts_MutualContractualAgreement spec_edmcouncil_org_fibo_ontology_FND_Agreements_Contracts_MutualContractualAgreement https://spec.edmcouncil.org/fibo/ontology/FND/Agreements/Contracts/MutualContractualAgreement
*NailSalon LocalBusiness
*Newspaper CreativeWorkSeries
*NGO Organization
*NightClub LocalBusiness
*NLNonprofitType Enumeration
*spec_edmcouncil_org_fibo_ontology_BE_NotForProfitOrganizations_NotForProfitOrganizations_NonGovernmentalOrganization spec_edmcouncil_org_fibo_ontology_BE_NotForProfitOrganizations_NotForProfitOrganizations_NonGovernmentalOrganization https://spec.edmcouncil.org/fibo/ontology/BE/NotForProfitOrganizations/NotForProfitOrganizations/NonGovernmentalOrganization
*NonprofitType Enumeration
*Notary LocalBusiness
*NoteDigitalDocument DigitalDocument
*Nursing LocalBusiness
*Obstetric LocalBusiness
*OccupationalTherapy MedicalTherapy
*spec_edmcouncil_org_fibo_ontology_FND_DatesAndTimes_Occurrences_Occurrence spec_edmcouncil_org_fibo_ontology_FND_DatesAndTimes_Occurrences_Occurrence https://spec.edmcouncil.org/fibo/ontology/FND/DatesAndTimes/Occurrences/Occurrence
*OceanBodyOfWater Place
*unece_org_vocab_Offer unece_org_vocab_Offer http://unece.org/vocab#Offer
*spec_edmcouncil_org_fibo_ontology_FND_ProductsAndServices_ProductsAndServices_Offer spec_edmcouncil_org_fibo_ontology_FND_ProductsAndServices_ProductsAndServices_Offer https://spec.edmcouncil.org/fibo/ontology/FND/ProductsAndServices/ProductsAndServices/Offer
*OfferCatalog ItemList
*OfferForLease Offer
*OfferForPurchase Offer
*OfferItemCondition Enumeration
*OfficeEquipmentStore LocalBusiness
*Oncologic LocalBusiness
*OnDemandEvent PublicationEvent
*OnlineBusiness Organization
*OperatingSystem SoftwareApplication
*Ophthalmology LocalBusiness
*OpinionNewsArticle NewsArticle
*Optician LocalBusiness
*Optometric LocalBusiness
*unece_org_vocab_Order unece_org_vocab_Order http://unece.org/vocab#Order
*OrderStatus Enumeration
*ref_gs1_org_voc_Organization ref_gs1_org_voc_Organization https://ref.gs1.org/voc/Organization
*spec_edmcouncil_org_fibo_ontology_FND_Organizations_Organizations_Organization spec_edmcouncil_org_fibo_ontology_FND_Organizations_Organizations_Organization https://spec.edmcouncil.org/fibo/ontology/FND/Organizations/Organizations/Organization
*OrganizeAction Action
*Otolaryngologic LocalBusiness
*OutletStore LocalBusiness
*PaintAction Action
*Painting CreativeWork
*Park CivicStructure
*ParkingFacility CivicStructure
*PawnShop LocalBusiness
*unece_org_vocab_PaymentMeans unece_org_vocab_PaymentMeans http://unece.org/vocab#PaymentMeans
*spec_edmcouncil_org_fibo_ontology_FBC_ProductsAndServices_FinancialProductsAndServices_PaymentMechanism spec_edmcouncil_org_fibo_ontology_FBC_ProductsAndServices_FinancialProductsAndServices_PaymentMechanism https://spec.edmcouncil.org/fibo/ontology/FBC/ProductsAndServices/FinancialProductsAndServices/PaymentMechanism
*PaymentMethodType Enumeration
*spec_edmcouncil_org_fibo_ontology_PAY_PaymentServices_PaymentServices_PaymentService spec_edmcouncil_org_fibo_ontology_PAY_PaymentServices_PaymentServices_PaymentService https://spec.edmcouncil.org/fibo/ontology/PAY/PaymentServices/PaymentServices/PaymentService
*PaymentStatusType Enumeration
*Pediatric LocalBusiness
*PerformingArtsEvent Event
*PerformingArtsTheater CivicStructure
*PerformingGroup Organization
*purl_org_ontology_bibo_Periodical purl_org_ontology_bibo_Periodical http://purl.org/ontology/bibo/Periodical
*Periodical CreativeWorkSeries
*xmlns_com_foaf_0_1_Person xmlns_com_foaf_0_1_Person http://xmlns.com/foaf/0.1/Person
*PetStore LocalBusiness
*Photograph CreativeWork
*PhotographAction Action
*PhysicalActivityCategory Enumeration
*PhysicalTherapy MedicalTherapy
*PhysiciansOffice Physician
*Physiotherapy LocalBusiness
*PlaceOfWorship CivicStructure
*PlasticSurgery LocalBusiness
*Play CreativeWork
*Playground CivicStructure
*Plumber LocalBusiness
*PodcastEpisode Episode
*PodcastSeason CreativeWorkSeason
*Podiatric LocalBusiness
*PoliticalParty Organization
*Pond Place
*ref_gs1_org_voc_PostalAddress ref_gs1_org_voc_PostalAddress https://ref.gs1.org/voc/PostalAddress
*spec_edmcouncil_org_fibo_ontology_FND_Places_Addresses_PostalAddress spec_edmcouncil_org_fibo_ontology_FND_Places_Addresses_PostalAddress https://spec.edmcouncil.org/fibo/ontology/FND/Places/Addresses/PostalAddress
*Poster CreativeWork
*PostOffice LocalBusiness
*PreOrderAction TradeAction
*PrependAction InsertAction
*Preschool EducationalOrganization
*PresentationDigitalDocument DigitalDocument
*PreventionIndication MedicalEntity
*spec_edmcouncil_org_fibo_ontology_FND_ProductsAndServices_ProductsAndServices_Price spec_edmcouncil_org_fibo_ontology_FND_ProductsAndServices_ProductsAndServices_Price https://spec.edmcouncil.org/fibo/ontology/FND/ProductsAndServices/ProductsAndServices/Price
*PriceComponentTypeEnumeration Enumeration
*PriceTypeEnumeration Enumeration
*PrimaryCare LocalBusiness
*spec_edmcouncil_org_fibo_ontology_FND_ProductsAndServices_ProductsAndServices_Product spec_edmcouncil_org_fibo_ontology_FND_ProductsAndServices_ProductsAndServices_Product https://spec.edmcouncil.org/fibo/ontology/FND/ProductsAndServices/ProductsAndServices/Product
*ProductReturnEnumeration Enumeration
*ProfessionalService LocalBusiness
*ProfilePage WebPage
*Project Organization
*Psychiatric LocalBusiness
*PsychologicalTreatment TherapeuticProcedure
*PublicHealth LocalBusiness
*PublicSwimmingPool LocalBusiness
*PublicToilet CivicStructure
*PurchaseType Enumeration
*QAPage WebPage
*Quiz LearningResource
*QuoteAction TradeAction
*RadiationTherapy MedicalTherapy
*RadioBroadcastService BroadcastService
*RadioChannel BroadcastChannel
*RadioClip Clip
*RadioEpisode Episode
*RadioSeason CreativeWorkSeason
*RadioStation LocalBusiness
*ReactAction Action
*ReadAction ConsumeAction
*RealEstateAgent LocalBusiness
*RecommendedDoseSchedule DoseSchedule
*RecyclingCenter LocalBusiness
*RefundTypeEnumeration Enumeration
*RegisterAction Action
*RejectAction Action
*ReportageNewsArticle NewsArticle
*ReportedDoseSchedule DoseSchedule
*unece_org_vocab_RequestForQuotation unece_org_vocab_RequestForQuotation http://unece.org/vocab#RequestForQuotation
*Researcher Audience
*ResearchOrganization Organization
*ResearchProject Organization
*ReservationStatusType Enumeration
*ReserveAction PlanAction
*Reservoir Place
*ResetPasswordAction Action
*Resort LodgingBusiness
*RespiratoryTherapy MedicalTherapy
*Restaurant FoodEstablishment
*RestrictedDiet Enumeration
*sarif_info_Result sarif_info_Result http://sarif.info/Result
*ResumeAction Action
*ReturnFeesEnumeration Enumeration
*ReturnLabelSourceEnumeration Enumeration
*ReturnMethodEnumeration Enumeration
*RiverBodyOfWater Place
*RoofingContractor LocalBusiness
*Room Accommodation
*RsvpResponseType Enumeration
*RuntimePlatform SoftwareApplication
*RVPark CivicStructure
*SaleEvent Event
*SatiricalArticle Article
*ScheduleAction PlanAction
*ScholarlyArticle Article
*School EducationalOrganization
*SchoolDistrict Place
*Sculpture CreativeWork
*SeaBodyOfWater Place
*SearchRescueOrganization Organization
*SearchResultsPage WebPage
*Season CreativeWork
*SelfStorage LocalBusiness
*Series Thing
*ShareAction CommunicateAction
*SheetMusic CreativeWork
*ShoeStore LocalBusiness
*ShoppingCenter LocalBusiness
*ShortStory CreativeWork
*SiteNavigationElement WebPageElement
*SizeGroupEnumeration Enumeration
*SizeSystemEnumeration Enumeration
*SocialEvent Event
*Specialty Enumeration
*unece_org_vocab_SpecifiedCertificate unece_org_vocab_SpecifiedCertificate http://unece.org/vocab#SpecifiedCertificate
*unece_org_vocab_SpecifiedTradeProduct unece_org_vocab_SpecifiedTradeProduct http://unece.org/vocab#SpecifiedTradeProduct
*SportingGoodsStore LocalBusiness
*SportsActivityLocation LocalBusiness
*SportsClub LocalBusiness
*SpreadsheetDigitalDocument DigitalDocument
*State Place
*Statement CreativeWork
*StatusEnumeration Enumeration
*SteeringPositionValue QualitativeValue
*Store LocalBusiness
*StructuredValue Thing
*www_omg_org_spec_Commons_GeopoliticalEntities_Subdivision www_omg_org_spec_Commons_GeopoliticalEntities_Subdivision https://www.omg.org/spec/Commons/GeopoliticalEntities/Subdivision
*SubscribeAction Action
*SubwayStation CivicStructure
*SurgicalProcedure MedicalProcedure
*SuspendAction Action
*Syllabus LearningResource
*Synagogue CivicStructure
*Table WebPageElement
*TakeAction TransferAction
*TattooParlor LocalBusiness
*Taxi Service
*TaxiService Service
*TaxiStand CivicStructure
*TelevisionChannel BroadcastChannel
*TelevisionStation LocalBusiness
*TennisComplex LocalBusiness
*purl_org_dc_dcmitype_Text purl_org_dc_dcmitype_Text http://purl.org/dc/dcmitype/Text
*TextDigitalDocument DigitalDocument
*TextObject MediaObject
*TheaterEvent Event
*TheaterGroup Organization
*TieAction Action
*TierBenefitEnumeration Enumeration
*TireShop LocalBusiness
*TouristInformationCenter LocalBusiness
*ToyStore LocalBusiness
*unece_org_vocab_TradeAddress unece_org_vocab_TradeAddress http://unece.org/vocab#TradeAddress
*unece_org_vocab_TradeProduct unece_org_vocab_TradeProduct http://unece.org/vocab#TradeProduct
*TrainReservation Reservation
*TrainStation CivicStructure
*unece_org_vocab_TransportMethod unece_org_vocab_TransportMethod http://unece.org/vocab#TransportMethod
*TravelAgency LocalBusiness
*TreatmentIndication MedicalEntity
*UKNonprofitType Enumeration
*UnRegisterAction Action
*UseAction ConsumeAction
*UserBlocks Event
*UserCheckins Event
*UserDownloads Event
*UserInteraction Event
*UserLikes Event
*UserPageVisits Event
*UserPlays Event
*UserPlusOnes Event
*UserReview Review
*UserTweets Event
*USNonprofitType Enumeration
*VacationRental LodgingBusiness
*www_w3_org_2006_vcard_ns_VCard www_w3_org_2006_vcard_ns_VCard http://www.w3.org/2006/vcard/ns#VCard
*Vessel AnatomicalStructure
*VeterinaryCare MedicalOrganization
*VideoGallery WebPage
*VideoGameClip Clip
*VideoObjectSnapshot VideoObject
*ViewAction ConsumeAction
*VirtualLocation Thing
*VisualArtsEvent Event
*VitalSign MedicalSign
*Volcano Place
*WantAction Action
*WarrantyScope Enumeration
*WatchAction ConsumeAction
*Waterfall Place
*WearableMeasurementTypeEnumeration Enumeration
*WearableSizeGroupEnumeration Enumeration
*WearableSizeSystemEnumeration Enumeration
*WearAction ConsumeAction
*WebContent CreativeWork
*WholesaleStore LocalBusiness
*Winery FoodEstablishment
*WorkersUnion Organization
*WPAdBlock WebPageElement
*WPFooter WebPageElement
*WPHeader WebPageElement
*WPSideBar WebPageElement
*Zoo CivicStructure
%EmployeeRole
%LinkRole
%OrganizationRole
%PerformanceRole
%Role
`
